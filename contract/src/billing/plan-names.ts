import type { Plan } from '@prancheta/core/billing/plans.ts'

/** What a plan is called wherever somebody reads it; its id is for programs. */
export const PLAN_NAMES: Record<Plan, string> = {
  teste: 'Free',
  starter: 'Starter',
  pro: 'Pro',
  black: 'Black',
  admin: 'Admin',
  vip_unlimited: 'VIP',
}
