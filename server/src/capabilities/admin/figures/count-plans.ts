import { PAID_PLANS } from '@prancheta/core/billing/plans.ts'
import { MONTHLY_PRICE_CENTS } from '@prancheta/core/billing/prices.ts'
import { dateInSaoPaulo } from '#platform/clock/sao-paulo.ts'
import type { FigureDeps } from './deps.ts'
import { writePlanDays } from './history-store.ts'
import { countPlans, payersOf } from './plan-figures-store.ts'

/** Writes down how many hold and pay each plan today. What no day wrote down cannot be told later. */
export async function countPlansOfToday({ db, clock }: Pick<FigureDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const day = dateInSaoPaulo(now)
  const counts = await countPlans(db, now)
  const payers = payersOf(counts)
  const heldOf = (plan: string) => counts.find((count) => count.plan === plan)?.held ?? 0
  await writePlanDays(db, [
    ...PAID_PLANS.map((plan) => ({
      day,
      plan,
      active: heldOf(plan),
      paying: payers[plan],
      mrr_cents: payers[plan] * MONTHLY_PRICE_CENTS[plan],
    })),
    { day, plan: 'vip_unlimited' as const, active: heldOf('vip_unlimited'), paying: 0, mrr_cents: 0 },
  ])
}
