import { PAID_PLANS } from '@prancheta/core/plans/plans.ts'
import { MONTHLY_PRICE_CENTS } from '@prancheta/core/plans/prices.ts'
import { dateInSaoPaulo } from '#platform/clock/sao-paulo.ts'
import type { FigureDeps } from './deps.ts'
import { writePlanDays } from './history-store.ts'
import { countHolders, countPayers } from './plan-figures-store.ts'

/** Writes down how many hold and pay each plan today. What no day wrote down cannot be told later. */
export async function countPlansOfToday({ db, clock }: Pick<FigureDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const day = dateInSaoPaulo(now)
  const [holders, payers] = await Promise.all([countHolders(db, now), countPayers(db, now)])
  await writePlanDays(db, [
    ...PAID_PLANS.map((plan) => ({
      day,
      plan,
      active: holders.get(plan) ?? 0,
      paying: payers[plan],
      mrr_cents: payers[plan] * MONTHLY_PRICE_CENTS[plan],
    })),
    { day, plan: 'vip_unlimited' as const, active: holders.get('vip_unlimited') ?? 0, paying: 0, mrr_cents: 0 },
  ])
}
