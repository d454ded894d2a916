import { Comparison } from './comparison.tsx'
import { ManageCard } from './manage-card.tsx'
import { PlanCard } from './plan-card.tsx'
import { OFFERS } from './plan-offers.ts'
import { usePricing } from './use-pricing.ts'

export function PricingView() {
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
