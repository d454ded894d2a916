/** Stored in the database and in saved sessions. Add freely, never rename. */
export const PLANS = ['teste', 'starter', 'pro', 'black', 'admin', 'vip_unlimited'] as const
export type Plan = (typeof PLANS)[number]

/** The plans one can buy, from the smallest to the largest. */
export const PAID_PLANS = ['starter', 'pro', 'black'] as const
export type PaidPlan = (typeof PAID_PLANS)[number]

export const ROLES = ['user', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** What a plan opens beyond the monthly quota. */
export const RIGHTS = [
  'chatPage',
  'storyCard',
  'csvExport',
  'favourites',
  'boardValue',
  'earlyAccess',
  'roundCombo',
  'prioritySupport',
] as const
export type Right = (typeof RIGHTS)[number]

export function isPaidPlan(name: string): name is PaidPlan {
  return PAID_PLANS.some((plan) => plan === name)
}

export function isPlan(name: string): name is Plan {
  return PLANS.some((plan) => plan === name)
}
