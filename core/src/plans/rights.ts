import type { Plan, Role } from './plans.ts'

/** What a plan opens beyond the monthly quota. */
export const RIGHTS = ['chatPage', 'storyCard', 'csvExport', 'favourites', 'earlyAccess', 'prioritySupport'] as const
export type Right = (typeof RIGHTS)[number]

/** Who asks: a role, and a plan that may have lapsed. */
export type Membership = { role: Role; plan: Plan; planActive: boolean }

const PRO_RIGHTS: readonly Right[] = ['chatPage', 'storyCard', 'csvExport', 'favourites']

/** 'Tudo do Pro' is true for Black, which adds two rights of its own. */
const RIGHTS_OF_PLAN: Record<Plan, readonly Right[]> = {
  teste: [],
  starter: [],
  pro: PRO_RIGHTS,
  black: RIGHTS,
  vip_unlimited: PRO_RIGHTS,
  admin: RIGHTS,
}

/** The one place that decides; the server enforces it and the web explains with it. */
export function hasRight({ role, plan, planActive }: Membership, right: Right): boolean {
  if (role === 'admin') return true
  // The plan named admin gives nothing by itself: user_roles decides who is one.
  if (plan === 'admin' || !planActive) return false

  return RIGHTS_OF_PLAN[plan].includes(right)
}
