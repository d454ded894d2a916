import { Navigate } from 'react-router'
import { TicketsView } from '#features/support/threads/tickets-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'
import { useSession } from '#lib/session/session.ts'

export function meta() {
  return pageMeta('Suporte', { listed: false })
}

export default function TicketsPage() {
  const session = useSession()
  // Admins have no tickets of their own; they answer everybody's.
  if (typeof session === 'object' && session?.role === 'admin') return <Navigate to="/admin/tickets" replace />
  return <TicketsView />
}
