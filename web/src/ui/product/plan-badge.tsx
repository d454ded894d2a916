import type { Plan } from '@prancheta/core/billing/plans.ts'
import { planLine } from '#domain/billing/plan-words.ts'
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
  return <Badge tone={active ? TONES[plan] : 'neutral'}>{planLine({ plan, active })}</Badge>
}
