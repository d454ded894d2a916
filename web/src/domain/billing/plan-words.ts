import { PLAN_NAMES } from '@prancheta/contract/billing/plan-names.ts'
import type { PlanStage } from '@prancheta/core/billing/lifecycle.ts'
import type { Plan } from '@prancheta/core/billing/plans.ts'
import { formatDate } from '#lib/format/format.ts'

/** The plan that counts now, as answers tell it; dates stand in them while a subscription gives the plan. */
type PlanFacts = {
  plan: Plan
  active: boolean
  stage: PlanStage
  periodEnd: string | null
  accessUntil: string | null
}

type PlanWords = {
  name: string
  badge: { tone: 'good' | 'warn'; text: string }
  /** What its owner should know; null where name and badge say it all. */
  sentence: string | null
  /** The date that matters now, for a list of facts. */
  date: { name: string; value: string } | null
}

/** Where a plan stands, the same on every screen: the plan that counts, whether it is on, and what the subscription does. */
export function planWords({ plan, active, ...facts }: PlanFacts): PlanWords {
  const name = PLAN_NAMES[plan]
  if (!active) {
    const sentence = 'Este plano está inativo: valem os limites do plano Free.'
    return { name, badge: { tone: 'warn', text: 'Inativo' }, sentence, date: null }
  }
  return { name, badge: { tone: 'good', text: 'Ativo' }, ...subscriptionWords(facts) }
}

/** The name of a plan in one line, as menus and badges write it. */
export function planLine({ plan, active }: { plan: Plan; active: boolean }): string {
  return active ? PLAN_NAMES[plan] : `${PLAN_NAMES[plan]} (Inativo)`
}

function subscriptionWords({
  stage,
  periodEnd,
  accessUntil,
}: Omit<PlanFacts, 'plan' | 'active'>): Pick<PlanWords, 'sentence' | 'date'> {
  const end = dateOf(periodEnd)
  const until = dateOf(accessUntil)
  switch (stage) {
    case 'active':
      return { sentence: `Renova em ${end}.`, date: { name: 'Renovação', value: end } }
    case 'trialing':
      return { sentence: `Período de teste até ${end}.`, date: { name: 'Teste até', value: end } }
    case 'uncollected':
      return {
        sentence: 'A cobrança da sua assinatura está pausada: nada é cobrado por ora, e o plano continua.',
        date: { name: 'Cobrança', value: 'pausada' },
      }
    case 'cancelled':
      return {
        sentence: `Assinatura cancelada. Você mantém o plano até ${until}. Nada mais será cobrado.`,
        date: { name: 'Válido até', value: until },
      }
    case 'past_due':
      return {
        sentence: `Pagamento pendente: o último falhou. O plano continua até ${until}.`,
        date: { name: 'Regularize até', value: until },
      }
    case 'held':
      return {
        sentence:
          'Pagamento recebido durante a sua pausa: o plano começa quando ela terminar. Você pode cancelar a assinatura.',
        date: null,
      }
    case 'unpaid':
      return { sentence: 'Sua assinatura está sem pagamento. Até ele ser concluído, vale o plano Free.', date: null }
    case 'expired':
      return { sentence: 'A assinatura terminou e você voltou ao plano Free.', date: null }
    case 'free':
    case 'granted':
      return { sentence: null, date: null }
  }
}

function dateOf(moment: string | null): string {
  return moment === null ? '–' : formatDate(new Date(moment))
}
