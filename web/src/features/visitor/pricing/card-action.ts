import { billingWords } from '@prancheta/contract/billing/words.ts'
import type { SessionView } from '@prancheta/contract/identity/session.ts'
import { isBeyondPayment } from '@prancheta/core/billing/lifecycle.ts'
import type { Plan } from '@prancheta/core/billing/plans.ts'
import type { Offer } from './plan-offers.ts'

export type CardAction =
  | { kind: 'register'; label: string }
  | { kind: 'choose'; label: string }
  | { kind: 'current'; label: string }
  | { kind: 'none'; note: string }

type Reader = {
  person: SessionView | null
  /** The plan that counts now, and whether a subscription gives it. */
  plan: Plan | null
  subscribed: boolean
}

/** What a card offers this reader. */
export function cardAction(offer: Pick<Offer, 'plan' | 'name'>, { person, plan, subscribed }: Reader): CardAction {
  if (person?.role === 'admin' || (plan !== null && isBeyondPayment(plan))) {
    return { kind: 'none', note: 'Seu acesso não depende de assinatura.' }
  }
  if (person && plan === offer.plan) return { kind: 'current', label: billingWords.yourCurrentPlan }
  if (offer.plan === 'teste') {
    if (!person) return { kind: 'register', label: 'Começar grátis' }
    return { kind: 'none', note: 'É para onde a conta volta quando uma assinatura termina.' }
  }
  return { kind: 'choose', label: subscribed ? `Mudar para ${offer.name}` : `Assinar ${offer.name}` }
}
