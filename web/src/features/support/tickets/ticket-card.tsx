import type { TicketView } from '@prancheta/contract/support/thread.ts'
import { Link } from 'react-router'
import { formatDateTime } from '#lib/format/format.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { StatusBadge } from '#ui/product/conversation/ticket-badges.tsx'

/** The whole card is the link. */
export function TicketCard({ ticket }: { ticket: TicketView }) {
  const at = ticket.last_message_at ?? ticket.created_at
  return (
    <Link
      to={`/tickets/${ticket.id}`}
      prefetch="intent"
      className="block rounded-card border border-line bg-surface-raised p-4 transition-colors hover:border-line-strong"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="headline min-w-0 text-lg [overflow-wrap:anywhere]">
          <bdi>{ticket.subject}</bdi>
        </h2>
        <div className="flex shrink-0 flex-wrap justify-end gap-1.5">
          {ticket.unread_by_user && <Badge tone="bad">Nova</Badge>}
          <StatusBadge status={ticket.status} />
        </div>
      </div>
      {ticket.last_message_preview !== null && (
        <p className="mt-1.5 line-clamp-2 text-ink-muted text-sm [overflow-wrap:anywhere]">
          <bdi>{ticket.last_message_preview}</bdi>
        </p>
      )}
      <p className="mt-2 text-ink-muted text-xs">
        <time dateTime={at}>{formatDateTime(new Date(at))}</time>
      </p>
    </Link>
  )
}
