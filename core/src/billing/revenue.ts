import { PAID_PLANS, type PaidPlan } from './plans.ts'
import { MONTHLY_PRICE_CENTS } from './prices.ts'

/** How many pay for each plan. */
export type Payers = Record<PaidPlan, number>

/** What a month brings in, in centavos: each plan's price times those who pay for it. */
export function monthlyRevenueCents(payers: Payers): number {
  return PAID_PLANS.reduce((sum, plan) => sum + payers[plan] * MONTHLY_PRICE_CENTS[plan], 0)
}

export type Movements = { paying: number; started: number; ended: number; left: number }

/**
 * Share of those who paid at the beginning of a span and had left by its end, 0 to 1. The beginning is worked out from
 * now: those who pay, without the new ones, with all who stopped. Of those, whoever was given a plan instead did not leave.
 * Null when nobody paid then: nothing to lose is not 0%.
 */
export function churnOf({ paying, started, ended, left }: Movements): number | null {
  const atStart = paying - started + ended
  return atStart <= 0 ? null : Math.min(1, left / atStart)
}
