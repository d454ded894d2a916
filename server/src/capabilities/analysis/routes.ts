import {
  analyzeMatchPro,
  sampleAnalysis as sampleRoute,
  saveAnalysis as saveRoute,
} from '@prancheta/contract/analysis/routes.ts'
import { readAnalysis } from '@prancheta/contract/history/routes.ts'
import { openCache } from '#platform/cache/cache.ts'
import { type Door, door } from '#platform/http/door.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import { type AnalysingDeps, analyseMatch } from './analyse-match.ts'
import { readSaved } from './read-saved.ts'
import { sampleAnalysis } from './sample-analysis.ts'
import { saveAnalysis } from './save-analysis.ts'

export function analysisRoutes(deps: AnalysingDeps): Door[] {
  const cache = openCache(deps.db)
  const analysing = rateLimit(deps.db, { name: 'analysing', tries: 20, windowSeconds: 60 })
  return [
    door(analyzeMatchPro, 'user', async ({ fixtureId }, session, { step }) => {
      await analysing.count(session.userId)
      const result = await analyseMatch(deps, session.userId, fixtureId, step)
      deps.foreseeCard(session)
      return result
    }),
    door(saveRoute, 'user', (input, { userId }) => saveAnalysis(deps, userId, input)),
    door(readAnalysis, 'user', ({ analysisId }, { userId }) => readSaved(deps, userId, analysisId)),
    door(sampleRoute, 'public', async (_input, _session, facts) => {
      const analysis = await sampleAnalysis(deps, cache)
      facts.setHeader('Cache-Control', analysis === null ? 'no-store' : 'public, max-age=300')
      return { analysis }
    }),
  ]
}
