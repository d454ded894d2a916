import { DemoPortalView } from '#features/member/demo-payment/demo-portal-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Assinatura de demonstração', { listed: false })
}

export default function DemoPortalPage() {
  return <DemoPortalView />
}
