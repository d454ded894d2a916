import { stepWords } from '@prancheta/contract/chat/steps.ts'
import { chatWords } from '@prancheta/contract/chat/words.ts'
import { ArrowDown, RotateCcw } from 'lucide-react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { TalkView } from '#lib/chat/shown-talk.ts'
import { useEndThroughResize } from '#lib/page/use-end-through-resize.ts'
import { Button, LinkButton } from '#ui/primitives/button.tsx'
import { AnalystBubble, EntryBubble, Markdown, WaitingBubble } from './chat-bubbles.tsx'
import { plainText, readMarkdown } from './read-markdown.ts'

type Props = {
  view: TalkView
  label: string
  /** Shown while nothing was said: a welcome, first questions. */
  beginning?: ReactNode
  onAskAgain: () => void
}

/** What was said, the newest in view. Replies are read aloud once they are whole, not word by word. */
export function ChatLog({ view, label, beginning, onAskAgain }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  const { entries, greeting, state } = view
  const sent = entries.filter(({ role }) => role === 'user').length
  const { isAtEnd, onScroll, toEnd } = useFollowEnd(scroller, sent)
  const isUnanswered = state === 'idle' && entries.at(-1)?.role === 'user'
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        onScroll={onScroll}
        role="log"
        aria-live="off"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area must be reachable by keyboard.
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain bg-surface-sunken px-3 py-4 -outline-offset-2 sm:px-5"
      >
        <ol className="flex flex-col gap-3">
          {greeting !== null && (
            <AnalystBubble>
              <Markdown text={greeting} />
            </AnalystBubble>
          )}
          {entries.map((entry) => (
            <EntryBubble key={entry.id} entry={entry} />
          ))}
          {state === 'asking' && entries.at(-1)?.role === 'user' && <WaitingBubble steps={view.steps} />}
        </ol>
        {entries.length === 0 && beginning}
        {isUnanswered && (
          <div className="flex items-center justify-end gap-2 pt-2">
            <span className="text-ink-muted text-xs">Sem resposta.</span>
            <Button size="sm" variant="secondary" onClick={onAskAgain}>
              <RotateCcw className="size-4" aria-hidden="true" />
              Tentar de novo
            </Button>
          </div>
        )}
        {view.isExhausted && <Exhausted />}
      </div>
      {!isAtEnd && (
        <Button variant="secondary" className="-translate-x-1/2 absolute bottom-3 left-1/2 shadow-soft" onClick={toEnd}>
          <ArrowDown className="size-4" aria-hidden="true" />
          Ir para o fim
        </Button>
      )}
      <p role="status" className="sr-only">
        {spoken(view)}
      </p>
    </div>
  )
}

/** Beside the toast, which goes away and is hard to reach from inside a dialog. */
function Exhausted() {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface-raised px-4 py-3">
      <p className="font-semibold text-sm">{chatWords.quotaExhausted}</p>
      <LinkButton to="/pricing" variant="accent">
        {chatWords.seePlans}
      </LinkButton>
    </div>
  )
}

function spoken({ entries, state, steps }: TalkView): string {
  const step = steps.at(-1)
  if (state === 'asking' && step) return `O analista está ${stepWords[step]}`
  if (state !== 'idle') return 'O analista está respondendo.'
  const last = entries.at(-1)
  return last?.role === 'assistant' ? plainText(readMarkdown(last.content, last.numbers)) : ''
}

/** Closer to the end than this counts as being there. */
const NEAR_END_PX = 64

/**
 * Keeps the end in view while text grows there, unless the reader has scrolled up. `sent` counts their own
 * questions: asking one always leads back to the end.
 */
function useFollowEnd(scroller: RefObject<HTMLDivElement | null>, sent: number) {
  const [isAtEnd, setIsAtEnd] = useState(true)
  const seen = useRef(sent)
  useEndThroughResize(scroller, isAtEnd)

  // After every drawing, because any of them may have changed the height.
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const hasJustSent = sent > seen.current
    seen.current = sent
    if (isAtEnd || hasJustSent) box.scrollTop = box.scrollHeight
  })

  function onScroll(): void {
    const box = scroller.current
    if (box) setIsAtEnd(box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX)
  }

  function toEnd(): void {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
    setIsAtEnd(true)
  }

  return { isAtEnd, onScroll, toEnd }
}
