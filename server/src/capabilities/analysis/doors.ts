import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { checkChatQuota, listCountedMatches } from '@prancheta/contract/analysis/quota.ts'
import { analyzeMatchPro, readLatestAnalysis, saveAnalysis as saveRoute } from '@prancheta/contract/analysis/routes.ts'
import { sampleAnalysis as sampleRoute } from '@prancheta/contract/analysis/sample.ts'
import { readAnalysis } from '@prancheta/contract/history/routes.ts'
import { planState } from '@prancheta/core/billing/lifecycle.ts'
import { legsOfPick } from '@prancheta/core/combos/own/combo-pick.ts'
import { requireBilling } from '#capabilities/billing/index.ts'
import { openCache } from '#platform/cache/cache.ts'
import { type Door, door, refuseInPause } from '#platform/http/door.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import { type AnalysingDeps, analyseMatch } from './analyse-match.ts'
import { countedMatches, look, type QuotaDeps, type QuotaSubject, shownQuota } from './quota/quota.ts'
import { readLatest, readSaved, saveAnalysis } from './runs.ts'
import { sampleAnalysis } from './sample-analysis.ts'

export function analysisDoors(deps: AnalysingDeps): Door[] {
  const cache = openCache(deps.db)
  const analysing = rateLimit(deps.db, { name: 'analysing', tries: 20, windowSeconds: 60 })
  return [
    door(analyzeMatchPro, 'user', async ({ fixtureId }, session, { step }) => {
      await analysing.count(session.userId)
      const result = await analyseMatch(deps, session.userId, fixtureId, step)
      deps.prepareCard(session)
      return result
    }),
    door(saveRoute, 'user', (input, session) => {
      // What was analysed before a pause may be kept; a combination of one's own is priced anew.
      if (input.pick != null && legsOfPick(input.pick) !== null) refuseInPause(session)
      return saveAnalysis(deps, session.userId, input)
    }),
    door(readAnalysis, 'user', ({ analysisId }, { userId }) => readSaved(deps, userId, analysisId)),
    door(readLatestAnalysis, 'user', ({ fixtureId }, { userId }) => readLatest(deps, userId, fixtureId)),
    door(sampleRoute, 'public', async (_input, _session, facts) => {
      const analysis = await sampleAnalysis(deps, cache)
      facts.setHeader('Cache-Control', analysis === null ? 'no-store' : 'public, max-age=300')
      return { analysis }
    }),
    ...quotaDoors(deps),
  ]
}

const quotaDoors = (deps: QuotaDeps): Door[] => [
  door(readPlan, 'user', async (_input, { userId }) => {
    const [month, { stored }] = await Promise.all([look(deps, userId), requireBilling(deps.db, userId)])
    const { plan, active, stage, periodEnd, accessUntil } = planState(stored, deps.clock.now())
    return {
      plan,
      active,
      stage,
      analyses_count_month: month.used,
      limit: month.limit,
      remaining: month.remaining,
      analyses_reset_at: month.resetsAt.toISOString(),
      current_period_end: periodEnd?.toISOString() ?? null,
      access_until: accessUntil?.toISOString() ?? null,
    }
  }),
  door(listCountedMatches, 'user', async (_input, { userId }) => ({
    matches: await countedMatches(deps, userId),
  })),
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
