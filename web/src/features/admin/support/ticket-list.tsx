import type { AdminTicketView } from '@prancheta/contract/support/thread.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { urgencyOf } from '@prancheta/core/support/status.ts'
import { Star } from 'lucide-react'
import { formatDateTime } from '#lib/format/format.ts'
import { LoadFailure } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { LoadMore } from '#ui/primitives/pagination.tsx'
import { StatusBadge, UrgencyBadge } from '#ui/product/conversation/ticket-badges.tsx'
import { TicketSample } from '#ui/product/samples/people-samples.tsx'
import { ThreadRow } from './thread-row.tsx'
import { type QueueFilter, useQueue } from './use-admin-threads.ts'

type Props = { filter: QueueFilter; chosen: string | null; onChoose: (ticketId: string) => void }

export function TicketList({ filter, chosen, onChoose }: Props) {
  const queue = useQueue(filter, chosen)
  if (queue.isLoading) return <QueueSkeleton />
  if (queue.failed)
    return (
      <div className="px-4">
        <LoadFailure title={supportWords.ticketsLoadFailed} onRetry={queue.retry} />
      </div>
    )
  if (queue.tickets.length === 0)
    return (
      <div className="flex flex-col items-center p-6 text-center text-ink-muted text-sm">
        {isWide(filter) && <TicketSample />}
        <p className="not-first:mt-4">{supportWords.noTicketFound}</p>
      </div>
    )
  return (
    <>
      <ul className="-mt-4">
        {queue.tickets.map((ticket) => (
          <li key={ticket.id}>
            <QueueCard ticket={ticket} isChosen={ticket.id === chosen} onChoose={() => onChoose(ticket.id)} />
          </li>
        ))}
      </ul>
      <LoadMore list={queue} />
    </>
  )
}

/** Nothing is filtered away: there are no tickets at all. */
function isWide({ status, waiting, priorityOnly, search }: QueueFilter): boolean {
  return status === null && waiting === null && !priorityOnly && search === ''
}

type CardProps = { ticket: AdminTicketView; isChosen: boolean; onChoose: () => void }

function QueueCard({ ticket, isChosen, onChoose }: CardProps) {
  const at = ticket.last_message_at ?? ticket.created_at
  return (
    <ThreadRow
      user={ticket.user}
      isUnread={ticket.unread_by_admin}
      isChosen={isChosen}
      onChoose={onChoose}
      time={
        <time dateTime={at} className="shrink-0 text-ink-muted text-xs">
          {formatDateTime(new Date(at))}
        </time>
      }
    >
      <span className="block truncate text-sm">
        <bdi>{ticket.subject}</bdi>
      </span>
      {ticket.last_message_preview !== null && (
        <span className="block truncate text-ink-muted text-xs">
          <bdi>{ticket.last_message_preview}</bdi>
        </span>
      )}
      <span className="mt-1.5 flex flex-wrap gap-1.5">
        <StatusBadge status={ticket.status} />
        <Waiting ticket={ticket} />
        {ticket.priority && <PriorityBadge />}
      </span>
    </ThreadRow>
  )
}

export function PriorityBadge() {
  return (
    <Badge tone="brand" icon={<Star aria-hidden="true" />}>
      Prioritário
    </Badge>
  )
}

/** One that was answered needs no word here; its status says enough. */
function Waiting({ ticket }: { ticket: AdminTicketView }) {
  const facts = { unreadByAdmin: ticket.unread_by_admin, createdAt: new Date(ticket.created_at) }
  const urgency = urgencyOf(facts, new Date())
  return urgency === 'answered' ? null : <UrgencyBadge urgency={urgency} />
}

function QueueSkeleton() {
  return (
    <div className="flex flex-col gap-4 px-4" role="status">
      <span className="sr-only">Carregando tickets</span>
      {['a', 'b', 'c', 'd'].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-10 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3.5 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
