import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ThreadDay } from '#lib/conversation/thread-days.ts'
import type { Outgoing } from '#lib/conversation/thread-pages.ts'
import { formatDateTime, formatTime } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { Button } from '#ui/primitives/button.tsx'
import { LinkedText } from './linked-text.tsx'

type BubbleProps = {
  message: ThreadDay['messages'][number]
  /** Of the reader's own side, which more than one may speak for. */
  isMine: boolean
}

export function Bubble({ message, isMine }: BubbleProps) {
  const sentAt = new Date(message.created_at)
  return (
    <Shape isMine={isMine} from={message.sender} isNamed={message.isFirst && !message.is_own}>
      {message.subject !== null && <p className="font-semibold text-sm">{message.subject}</p>}
      <Text>{message.message}</Text>
      <Foot isMine={isMine}>
        <time dateTime={message.created_at} title={formatDateTime(sentAt)}>
          {formatTime(sentAt)}
        </time>
        {isMine && <Tick isRead={message.is_read} />}
      </Foot>
    </Shape>
  )
}

type OutgoingProps = { message: Outgoing; onRetry: () => void; onDiscard: () => void }

/** Shown from the moment it was sent; a failed one stays until it gets through or is given up. */
export function OutgoingBubble({ message, onRetry, onDiscard }: OutgoingProps) {
  const failed = message.state === 'failed'
  return (
    <Shape isMine from="Você" failed={failed}>
      <Text>{message.text}</Text>
      <Foot isMine={!failed}>
        {failed ? (
          <span className="inline-flex items-center gap-1 font-semibold text-bad">
            <CircleAlert className="size-3.5" aria-hidden="true" />
            Não enviada
          </span>
        ) : (
          <span className="inline-flex items-center gap-1">
            <Clock className="size-3.5" aria-hidden="true" />
            Enviando…
          </span>
        )}
      </Foot>
      {failed && (
        <div className="mt-1 flex flex-wrap gap-1">
          <Button size="sm" variant="secondary" onClick={onRetry}>
            Tentar de novo
          </Button>
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            Descartar
          </Button>
        </div>
      )}
    </Shape>
  )
}

type ShapeProps = { isMine: boolean; from: string; isNamed?: boolean; failed?: boolean; children: ReactNode }

/** Whoever listens hears the sender before every message; on screen the name stands where it changes. */
function Shape({ isMine, from, isNamed = false, failed = false, children }: ShapeProps) {
  return (
    <li
      className={classes(
        'max-w-[85%] rounded-card border px-3 py-2 sm:max-w-[70%]',
        isMine ? 'self-end' : 'self-start',
        failed && 'border-bad bg-surface-raised',
        !failed && (isMine ? 'border-transparent bg-brand text-brand-ink' : 'border-line bg-surface-raised'),
      )}
    >
      {isNamed ? (
        <p className="mb-0.5 font-semibold text-xs [overflow-wrap:anywhere]">
          <bdi>{from}</bdi>
          <span className="sr-only">: </span>
        </p>
      ) : (
        <span className="sr-only">{from}: </span>
      )}
      {children}
    </li>
  )
}

/** As typed, with links: line breaks kept, long words broken, and letters that change the reading direction kept inside. */
function Text({ children }: { children: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap break-words text-sm [overflow-wrap:anywhere]">
      <bdi>
        <LinkedText>{children}</LinkedText>
      </bdi>
    </p>
  )
}

function Foot({ isMine, children }: { isMine: boolean; children: ReactNode }) {
  return (
    <p
      className={classes(
        'mt-1 flex items-center justify-end gap-1.5 text-xs',
        isMine ? 'text-brand-ink' : 'text-ink-muted',
      )}
    >
      {children}
    </p>
  )
}

/** One tick: sent. Two: read. */
function Tick({ isRead }: { isRead: boolean }) {
  const Icon = isRead ? CheckCheck : Check
  return (
    <span className="inline-flex">
      <Icon className="size-4" aria-hidden="true" />
      <span className="sr-only">{isRead ? 'Lida' : 'Enviada'}</span>
    </span>
  )
}
