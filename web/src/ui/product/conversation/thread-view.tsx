import { supportWords } from '@prancheta/contract/support/words.ts'
import { ArrowDown } from 'lucide-react'
import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { byDay, dayWords } from '#lib/conversation/thread-days.ts'
import type { Thread } from '#lib/conversation/use-thread.ts'
import { isoDay } from '#lib/format/format.ts'
import { useEndThroughResize } from '#lib/page/use-end-through-resize.ts'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { TalkSample } from '#ui/product/samples/people-samples.tsx'
import { Bubble, OutgoingBubble } from './bubble.tsx'

/** Closer to the end than this counts as being there. */
const NEAR_END_PX = 80

type Props = { thread: Thread; label: string; otherName: string }

/** The messages, newest in view. Who has scrolled up to read stays there, and is told that there is more below. */
export function ThreadView({ thread, label, otherName }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const { messages, outgoing } = thread
  const [isAtEnd, setIsAtEnd] = useState(true)
  const first = messages[0]?.number ?? 0
  const shown = useRef({ first: 0, height: 0, outgoing: 0 })
  useEndThroughResize(scroller, isAtEnd)

  // After every drawing, because anything may have changed the height: a page above, a message below, a longer text.
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const grewAbove = shown.current.first > first && first > 0
    const hasJustSent = outgoing.length > shown.current.outgoing
    if (grewAbove) box.scrollTop += box.scrollHeight - shown.current.height
    else if (isAtEnd || hasJustSent) box.scrollTop = box.scrollHeight
    shown.current = { first, height: box.scrollHeight, outgoing: outgoing.length }
  })

  function onScroll() {
    const box = scroller.current
    if (box) setIsAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX)
  }

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        onScroll={onScroll}
        role="log"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area must be reachable by keyboard.
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain bg-surface-sunken px-3 py-4 -outline-offset-2 sm:px-5"
      >
        <Older thread={thread} />
        {thread.isLoading && <ThreadSkeleton />}
        {thread.failed && <LoadFailed onRetry={thread.retryLoading} />}
        {!thread.isLoading && !thread.failed && messages.length + outgoing.length === 0 && (
          <div className="m-auto flex w-full flex-col items-center py-10 text-center text-ink-muted text-sm">
            {thread.mine === 'user' && <TalkSample />}
            <p className="not-first:mt-4">{supportWords.noMessagesYet}</p>
            {thread.mine === 'user' && <p className="mt-1">Escreva abaixo e a equipe responde por aqui.</p>}
          </div>
        )}
        <Days thread={thread} otherName={otherName} />
      </div>
      {!isAtEnd && (
        <Button variant="secondary" className="-translate-x-1/2 absolute bottom-3 left-1/2 shadow-soft" onClick={toEnd}>
          <ArrowDown className="size-4" aria-hidden="true" />
          Ir para o fim
        </Button>
      )}
    </div>
  )

  function toEnd() {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
    setIsAtEnd(true)
  }
}

/** The messages under the days they were sent on; what is still on its way is of today. */
function Days({ thread, otherName }: { thread: Thread; otherName: string }) {
  const now = new Date()
  const days = byDay(thread.messages, { mine: thread.mine, otherName })
  const isNewDay = days.at(-1)?.day !== isoDay(now)
  return (
    <div className="mt-auto flex flex-col gap-2">
      {days.map(({ day, messages }) => (
        <Fragment key={day}>
          <DayLine>{dayWords(new Date(messages[0]?.created_at ?? now), now)}</DayLine>
          <ol className="flex flex-col gap-2">
            {messages.map((message) => (
              <Bubble key={message.id} message={message} isMine={message.sender_type === thread.mine} />
            ))}
          </ol>
        </Fragment>
      ))}
      {thread.outgoing.length > 0 && isNewDay && <DayLine>{dayWords(now, now)}</DayLine>}
      {thread.outgoing.length > 0 && (
        <ol className="flex flex-col gap-2">
          {thread.outgoing.map((message) => (
            <OutgoingBubble
              key={message.clientId}
              message={message}
              onRetry={() => thread.retry(message.clientId)}
              onDiscard={() => thread.discard(message.clientId)}
            />
          ))}
        </ol>
      )}
    </div>
  )
}

function DayLine({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-3 py-1 text-ink-muted text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {children}
    </p>
  )
}

function Older({ thread }: { thread: Thread }) {
  if (!thread.hasOlder) return null
  return (
    <div className="flex justify-center pb-3">
      <Button variant="ghost" size="sm" busy={thread.isLoadingOlder} onClick={thread.loadOlder}>
        Carregar mensagens anteriores
      </Button>
    </div>
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="m-auto flex flex-col items-center gap-3 py-10 text-center">
      <p className="font-semibold text-sm">{supportWords.messagesLoadFailed}</p>
      <Button variant="secondary" onClick={onRetry}>
        Tentar de novo
      </Button>
    </div>
  )
}

function ThreadSkeleton() {
  return (
    <div className="mt-auto flex flex-col gap-3" aria-hidden="true">
      <Skeleton className="h-14 w-3/5" />
      <Skeleton className="h-10 w-2/5 self-end" />
      <Skeleton className="h-16 w-1/2" />
    </div>
  )
}
