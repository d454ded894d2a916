import { PAID_PLANS, type PaidPlan } from './plans.ts'

/** What a month costs, in centavos. The payment provider's prices must say the same. */
export const MONTHLY_PRICE_CENTS: Record<PaidPlan, number> = {
  starter: 29_90,
  pro: 99_90,
  black: 299_90,
}

export const inReais = (cents: number): number => cents / 100

/** To the nearest centavo: 4.35 × 100 is 434.99999999999994. */
export const inCents = (reais: number): number => Math.round(reais * 100)

/** How many pay for each plan. */
export type Payers = Record<PaidPlan, number>

/** What a month brings in, in centavos: each plan's price times those who pay for it. */
export function monthlyRevenueCents(payers: Payers): number {
  return PAID_PLANS.reduce((sum, plan) => sum + payers[plan] * MONTHLY_PRICE_CENTS[plan], 0)
}

type Movements = { paying: number; started: number; ended: number; left: number }

/**
 * Share of those who paid at the beginning of a span and had left by its end, 0 to 1. The beginning is worked out from
 * now: those who pay, without the new ones, with all who stopped. Of those, whoever was given a plan instead did not leave.
 * Null when nobody paid then: nothing to lose is not 0%.
 */
export function churnOf({ paying, started, ended, left }: Movements): number | null {
  const atStart = paying - started + ended
  return atStart <= 0 ? null : Math.min(1, left / atStart)
}
