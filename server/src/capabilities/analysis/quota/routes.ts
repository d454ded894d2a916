import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { checkChatQuota } from '@prancheta/contract/analysis/quota.ts'
import { type Door, door } from '#platform/http/door.ts'
import { look, type QuotaDeps, type QuotaSubject } from './quota.ts'
import { shownQuota } from './shown-quota.ts'

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
  door(checkChatQuota, 'user', async ({ fixtureId, conversationId }, { userId }) => {
    const { alreadyCounted, ...month } = await look(deps, userId, subjectOf(fixtureId, conversationId))
    const shown = shownQuota(month)
    return { allowed: alreadyCounted || shown.remaining > 0, ...shown, alreadyCounted }
  }),
]

function subjectOf(fixtureId?: number | null, conversationId?: string | null): QuotaSubject | undefined {
  if (fixtureId != null) return { fixtureId }
  return conversationId == null ? undefined : { conversationId }
}
