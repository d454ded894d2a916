import { DemoCheckoutView } from '#features/member/demo-payment/demo-checkout-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Pagamento de demonstração', { listed: false })
}

export default function DemoCheckoutPage() {
  return <DemoCheckoutView />
}
