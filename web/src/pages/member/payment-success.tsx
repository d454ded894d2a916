import { PaymentSuccessView } from '#features/member/payment-success/payment-success-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return pageMeta('Pagamento', { listed: false })
}

export default function PaymentSuccessPage() {
  return <PaymentSuccessView />
}
