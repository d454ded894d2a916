import type { AdminTicketView } from '@prancheta/contract/support/thread.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { urgencyOf } from '@prancheta/core/support/status.ts'
import { Link } from 'react-router'
import { formatDateTime } from '#lib/format/format.ts'
import { SkeletonText } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { LinkButton } from '#ui/primitives/link-button.tsx'
import { UrgencyBadge } from '#ui/product/conversation/ticket-badges.tsx'

type Props = { tickets: readonly AdminTicketView[] | undefined; isLoading: boolean }

export function LatestTickets({ tickets, isLoading }: Props) {
  return (
    <Card
      level="h2"
      title="Últimos tickets"
      aside={
        <LinkButton to="/admin/tickets" variant="ghost" size="sm">
          Ver todos
        </LinkButton>
      }
    >
      {isLoading && <SkeletonText lines={5} />}
      {tickets?.length === 0 && <p className="text-ink-muted text-sm">{supportWords.noTicketsYet}</p>}
      <ul className="-my-2 divide-y divide-line">
        {tickets?.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
        ))}
      </ul>
    </Card>
  )
}

function TicketRow({ ticket }: { ticket: AdminTicketView }) {
  const { id, subject, user, created_at, unread_by_admin } = ticket
  const urgency = urgencyOf({ unreadByAdmin: unread_by_admin, createdAt: new Date(created_at) }, new Date())
  return (
    <li>
      <Link
        to={`/admin/tickets?ticket=${id}`}
        className="-mx-2 flex min-h-11 items-center justify-between gap-4 rounded-control px-2 py-2 hover:bg-surface-sunken"
      >
        <span className="min-w-0 text-sm">
          <span className="block truncate font-semibold">
            <bdi>{subject}</bdi>
          </span>
          <span className="block truncate text-ink-muted">
            {user.name ?? user.email} · {formatDateTime(new Date(created_at))}
          </span>
        </span>
        <UrgencyBadge urgency={urgency} />
      </Link>
    </li>
  )
}
