/** Stored in the database and in saved sessions. Add freely, never rename. */
export const PLANS = ['teste', 'starter', 'pro', 'black', 'admin', 'vip_unlimited'] as const
export type Plan = (typeof PLANS)[number]

export const ROLES = ['user', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Matches a month that a plan may study; null is no limit. */
const MONTHLY_QUOTA: Record<Plan, number | null> = {
  teste: 3,
  starter: 30,
  pro: 100,
  black: 500,
  admin: null,
  vip_unlimited: null,
}

/** A plan we do not know gets nothing, so that a typing slip in the database never gives a service away. */
export function monthlyQuotaOf(plan: string): number | null {
  return isPlan(plan) ? MONTHLY_QUOTA[plan] : 0
}

export function isPlan(name: string): name is Plan {
  return PLANS.some((plan) => plan === name)
}
