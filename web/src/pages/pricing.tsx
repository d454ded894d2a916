import { PricingView } from '#features/pricing/pricing-view.tsx'
import { pageMeta } from '#lib/page-meta.ts'

export function meta() {
  return pageMeta('Preços', {
    description:
      'Free, Starter, Pro e Black: quantas partidas por mês e o que cada plano da Prancheta inclui. Comece grátis, sem cartão.',
  })
}

export default function PricingPage() {
  return <PricingView />
}
