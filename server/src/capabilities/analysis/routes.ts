import {
  analyzeMatchPro,
  sampleAnalysis as sampleRoute,
  saveAnalysis as saveRoute,
} from '@prancheta/contract/analyses.ts'
import { openCache } from '#platform/cache/cache.ts'
import { type Door, door } from '#platform/http/door.ts'
import { analyseMatch } from './analyse-match.ts'
import type { AnalysisDeps } from './deps.ts'
import { sampleAnalysis } from './sample-analysis.ts'
import { saveAnalysis } from './save-analysis.ts'

export function analysisRoutes(deps: AnalysisDeps): Door[] {
  const cache = openCache(deps.db)
  return [
    door(analyzeMatchPro, 'user', ({ fixtureId }, { userId }) => analyseMatch(deps, userId, fixtureId)),
    door(saveRoute, 'user', (input, { userId }) => saveAnalysis(deps, userId, input)),
    door(sampleRoute, 'public', async () => ({ analysis: await sampleAnalysis(deps, cache) })),
  ]
}
