import { PLANS, type Plan } from '#billing/plans.ts'
import { hasRight } from '#billing/rights.ts'

/** The plans whose tickets are marked 'Prioritário'; the table of rights decides. */
export const PRIORITY_PLANS: readonly Plan[] = PLANS.filter((plan) => isPriority({ plan, planActive: true }))

export function isPriority({ plan, planActive }: { plan: Plan; planActive: boolean }): boolean {
  return hasRight({ role: 'user', plan, planActive }, 'prioritySupport')
}
