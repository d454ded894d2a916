import { AdminMessagesView } from '#features/admin/support/admin-support-views.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Mensagens', { listed: false })
}

export default function AdminMessagesPage() {
  return <AdminMessagesView />
}
