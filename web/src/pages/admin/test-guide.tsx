import { TestGuideView } from '#features/admin/test-guide/test-guide-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Guia de testes', { listed: false })
}

export default function AdminTestGuidePage() {
  return <TestGuideView />
}
