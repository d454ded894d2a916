import { billingWords } from '@prancheta/contract/billing/words.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import { ExternalLink, RefreshCw } from 'lucide-react'
import { planWords } from '#domain/billing/plan-words.ts'
import { STRUCTURED_PLANS } from '#features/visitor/pricing/plan-offers.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Comparison } from './comparison.tsx'
import { PlanCard } from './plan-card.tsx'
import { OFFERS } from './plan-offers.ts'
import { type Pricing, usePricing } from './use-pricing.ts'

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
  const pricing = usePricing()
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
      <header className="mb-8 max-w-[60ch]">
        <h1 className="headline text-2xl sm:text-3xl">Planos para o seu ritmo de estudo</h1>
        <p className="mt-3 text-ink-muted">
          A análise é a mesma em todos. O que muda é quantas partidas cabem no mês e o que vem junto. Uma partida conta
          uma vez: analise de novo e converse sobre ela quantas vezes quiser.
        </p>
      </header>
      <ManageCard pricing={pricing} />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {OFFERS.map((offer) => (
          <PlanCard key={offer.plan} offer={offer} pricing={pricing} />
        ))}
      </div>
      <p className="mt-6 text-ink-muted text-sm">
        A Prancheta não realiza apostas. Cancele quando quiser, sem multa: o plano vale até o fim do período pago.
      </p>
      <Comparison />
    </div>
  )
}

/** For whoever is signed in: where the subscription stands, the way to the portal, and the button that asks again. */
function ManageCard({ pricing }: { pricing: Pricing }) {
  const { person, status } = pricing
  if (!person) return null
  const words = planWords({
    // While the subscription is being asked for, the session tells the plan.
    ...(status ?? { plan: person.plan, active: person.planActive, stage: 'free' }),
    periodEnd: status?.subscription_end ?? null,
    accessUntil: status?.access_until ?? null,
  })
  return (
    <section
      aria-labelledby="subscription-title"
      className="mb-8 flex flex-col gap-4 rounded-card border border-line bg-surface-raised p-5 sm:flex-row sm:items-center sm:justify-between"
    >
      <div className="min-w-0">
        <h2 id="subscription-title" className="headline flex flex-wrap items-center gap-2 text-lg">
          {status?.subscribed ? `Sua assinatura: ${words.name}` : `Seu plano: ${words.name}`}
          <Badge tone={words.badge.tone}>{words.badge.text}</Badge>
        </h2>
        <p aria-live="polite" className="mt-1 text-ink-muted text-sm">
          {words.sentence}
          {pricing.checking.hasFailed && ' Não foi possível verificar agora.'}
        </p>
      </div>
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button variant="secondary" busy={pricing.checking.isAsking} onClick={() => void pricing.checking.refresh()}>
          {!pricing.checking.isAsking && <RefreshCw aria-hidden="true" className="size-4" />}
          {billingWords.refreshStatus}
        </Button>
        {status?.has_portal && (
          <Button busy={pricing.busy === 'portal'} onClick={() => void pricing.manage()}>
            {identityWords.manageSubscription}
            <ExternalLink aria-hidden="true" className="size-4" />
            <span className="sr-only">(abre em nova aba)</span>
          </Button>
        )}
      </div>
    </section>
  )
}
