import { Navigate } from 'react-router'
import { MessagesView } from '#features/support/threads/thread-screens.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'
import { useSession } from '#lib/session/session.ts'

export function meta() {
  return pageMeta('Mensagens', { listed: false })
}

export default function MessagesPage() {
  const session = useSession()
  if (typeof session === 'object' && session?.role === 'admin') return <Navigate to="/admin/mensagens" replace />
  return <MessagesView />
}
