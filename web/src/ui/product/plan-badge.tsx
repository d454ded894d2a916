import { PLAN_NAMES } from '@prancheta/contract/billing/plan-names.ts'
import type { Plan } from '@prancheta/core/billing/plans.ts'
import { Badge, type Tone } from '#ui/primitives/badge.tsx'

const TONES: Record<Plan, Tone> = {
  teste: 'neutral',
  starter: 'info',
  pro: 'brand',
  black: 'warn',
  admin: 'bad',
  vip_unlimited: 'good',
}

/** A plan that was switched off says so. */
export function PlanBadge({ plan, active }: { plan: Plan; active: boolean }) {
  return (
    <Badge tone={active ? TONES[plan] : 'neutral'}>{active ? PLAN_NAMES[plan] : `${PLAN_NAMES[plan]} (Inativo)`}</Badge>
  )
}
