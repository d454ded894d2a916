import { OverviewView } from '#features/admin/overview/overview-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Visão geral', { listed: false })
}

export default function AdminOverviewPage() {
  return <OverviewView />
}
