import { AdminTicketsView } from '#features/admin/support/admin-support-views.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Tickets', { listed: false })
}

export default function AdminTicketsPage() {
  return <AdminTicketsView />
}
