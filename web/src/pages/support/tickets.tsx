import { Navigate } from 'react-router'
import { useUnreadMessages } from '#features/support/messages/use-unread-messages.ts'
import { TicketsView } from '#features/support/tickets/tickets-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'
import { useSession } from '#lib/session/session.ts'

export function meta() {
  return pageMeta('Suporte', { listed: false })
}

export default function TicketsPage() {
  const session = useSession()
  // Admins have no tickets of their own; they answer everybody's.
  if (typeof session === 'object' && session?.role === 'admin') return <Navigate to="/admin/tickets" replace />
  return <OwnTickets />
}

function OwnTickets() {
  return <TicketsView unreadMessages={useUnreadMessages()} />
}
