import { Navigate } from 'react-router'
import { TicketView } from '#features/support/threads/thread-screens.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'
import { useSession } from '#lib/session/session.ts'
import type { Route } from './+types/ticket.ts'

export function meta() {
  return pageMeta('Ticket', { listed: false })
}

export default function TicketPage({ params }: Route.ComponentProps) {
  const { ticketId } = params
  const session = useSession()
  if (typeof session === 'object' && session?.role === 'admin')
    return <Navigate to={`/admin/tickets?ticket=${encodeURIComponent(ticketId)}`} replace />
  return <TicketView key={ticketId} ticketId={ticketId} />
}
