import { isPlan, PLANS, type Plan, type Right, type Role } from './plans.ts'

type PlanTerms = {
  /** Matches a month that the plan may study; null is no limit. */
  monthlyQuota: number | null
  rights: readonly Right[]
}

const PRO_RIGHTS: readonly Right[] = ['chatPage', 'storyCard', 'csvExport', 'favourites', 'boardValue']

/**
 * The one table that decides; the server enforces it and the web explains with it. 'Tudo do Pro' is true for Black,
 * which adds rights of its own. The plan named admin opens nothing by itself: the role does.
 */
const TERMS: Record<Plan, PlanTerms> = {
  teste: { monthlyQuota: 3, rights: [] },
  starter: { monthlyQuota: 30, rights: [] },
  pro: { monthlyQuota: 100, rights: PRO_RIGHTS },
  black: { monthlyQuota: 500, rights: [...PRO_RIGHTS, 'earlyAccess', 'roundCombo', 'prioritySupport'] },
  vip_unlimited: { monthlyQuota: null, rights: PRO_RIGHTS },
  admin: { monthlyQuota: null, rights: [] },
}

/** Who asks: a role, and a plan that may have lapsed. */
export type Membership = { role: Role; plan: Plan; planActive: boolean }

export function hasRight({ role, plan, planActive }: Membership, right: Right): boolean {
  return role === 'admin' || (planActive && TERMS[plan].rights.includes(right))
}

/** A plan we do not know gets nothing, so that a typing slip in the database never gives a service away. */
export function monthlyQuotaOf(plan: string): number | null {
  return isPlan(plan) ? TERMS[plan].monthlyQuota : 0
}

/** What the month allows somebody; null is no limit. A plan that lapsed allows what the free trial does. */
export function monthlyLimitOf({ role, plan, planActive }: Membership): number | null {
  return role === 'admin' ? null : monthlyQuotaOf(planActive ? plan : 'teste')
}

/** The plans whose tickets are marked 'Prioritário'; the table of rights decides. */
export const PRIORITY_PLANS: readonly Plan[] = PLANS.filter((plan) => isPriority({ plan, planActive: true }))

export function isPriority({ plan, planActive }: { plan: Plan; planActive: boolean }): boolean {
  return hasRight({ role: 'user', plan, planActive }, 'prioritySupport')
}
