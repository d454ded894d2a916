import { DashboardView } from '#features/dashboard/dashboard-view.tsx'
import { pageMeta } from '#lib/page-meta.ts'

export function meta() {
  return pageMeta('Dashboard', { listed: false })
}

export default function DashboardPage() {
  return <DashboardView />
}
