import { ConfigView } from '#features/admin/config/config-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Configuração', { listed: false })
}

export default function AdminConfigPage() {
  return <ConfigView />
}
