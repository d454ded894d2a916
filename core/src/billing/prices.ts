import type { PaidPlan } from './plans.ts'

/** What a month costs, in centavos. The payment provider's prices must say the same. */
export const MONTHLY_PRICE_CENTS: Record<PaidPlan, number> = {
  starter: 29_90,
  pro: 99_90,
  black: 299_90,
}

export const inReais = (cents: number): number => cents / 100
