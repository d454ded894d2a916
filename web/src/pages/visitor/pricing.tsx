import { PricingView } from '#features/visitor/pricing/pricing-view.tsx'
import { STRUCTURED_PLANS } from '#features/visitor/pricing/structured-plans.ts'
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
