import { STRUCTURED_PLANS } from '#features/visitor/pricing/plan-offers.ts'
import { PricingView } from '#features/visitor/pricing/pricing-view.tsx'
import { pageMeta } from '#lib/page/page-meta.ts'

export function meta() {
  return [
    ...pageMeta('Preços', {
      path: '/pricing',
      description:
        'Free, Starter, Pro e Black: quantas partidas por mês e o que cada plano da Prancheta inclui. Comece grátis, sem cartão.',
    }),
    { 'script:ld+json': STRUCTURED_PLANS },
  ]
}

export default function PricingPage() {
  return <PricingView />
}
