import type { ThreadMessage } from '@prancheta/contract/support/thread.ts'
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Outgoing } from '#lib/conversation/thread-pages.ts'
import { formatDateTime } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { Button } from '#ui/primitives/button.tsx'

type BubbleProps = { message: ThreadMessage; isMine: boolean; from: string }

export function Bubble({ message, isMine, from }: BubbleProps) {
  return (
    <Shape isMine={isMine} from={isMine ? 'Você' : from}>
      {message.subject !== null && <p className="font-semibold text-sm">{message.subject}</p>}
      <Text>{message.message}</Text>
      <Foot isMine={isMine}>
        <time dateTime={message.created_at}>{formatDateTime(new Date(message.created_at))}</time>
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

type ShapeProps = { isMine: boolean; from: string; failed?: boolean; children: ReactNode }

function Shape({ isMine, from, failed = false, children }: ShapeProps) {
  return (
    <li
      className={classes(
        'max-w-[85%] rounded-card border px-3 py-2 sm:max-w-[70%]',
        isMine ? 'self-end' : 'self-start',
        failed && 'border-bad bg-surface-raised',
        !failed && (isMine ? 'border-transparent bg-brand text-brand-ink' : 'border-line bg-surface-raised'),
      )}
    >
      <span className="sr-only">{from}: </span>
      {children}
    </li>
  )
}

/** As typed: line breaks kept, long words broken, and letters that change the reading direction kept inside. */
function Text({ children }: { children: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap break-words text-sm [overflow-wrap:anywhere]">
      <bdi>{children}</bdi>
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
