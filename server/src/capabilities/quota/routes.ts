import { readPlan } from '@prancheta/contract/dashboard.ts'
import { checkChatQuota, UNLIMITED } from '@prancheta/contract/quota.ts'
import { type Door, door } from '#platform/http/door.ts'
import { look, type QuotaDeps } from './quota.ts'

export const quotaRoutes = (deps: QuotaDeps): Door[] => [
  door(readPlan, 'user', async (_input, { userId }) => {
    const { plan, active, used, limit, remaining, resetsAt, currentPeriodEnd } = await look(deps, userId)
    return {
      plan,
      active,
      analyses_count_month: used,
      limit,
      remaining,
      analyses_reset_at: resetsAt.toISOString(),
      current_period_end: currentPeriodEnd?.toISOString() ?? null,
    }
  }),
  door(checkChatQuota, 'user', async ({ fixtureId }, { userId }) => {
    const { plan, used, limit, remaining, alreadyCounted } = await look(
      deps,
      userId,
      fixtureId == null ? undefined : { fixtureId },
    )
    return {
      allowed: alreadyCounted || remaining === null || remaining > 0,
      remaining: remaining ?? UNLIMITED,
      limit: limit ?? UNLIMITED,
      plan,
      current: used,
      alreadyCounted,
    }
  }),
]
