import { type AnalysisResult, analysisResult } from '@prancheta/contract/analyses.ts'
import { getFixtures } from '#capabilities/fixtures/index.ts'
import type { Cache } from '#platform/cache/cache.ts'
import { dateInSaoPaulo } from '#platform/clock/sao-paulo.ts'
import { describeError } from '#platform/log/describe-error.ts'
import { analyseFixture } from './analyse-match.ts'
import type { AnalysisDeps } from './deps.ts'

const FRESH_MS = 10 * 60_000
/** Looked through for one with a recommendation, which shows more of the product; any of them will do. */
const GAMES_TRIED = 12
const VISITOR_STAKE_BASE = 100
/** A sample is nobody's run. */
const SAMPLE_ID = '00000000-0000-4000-8000-000000000000'

/** One of today's games as a visitor sees it, kept for ten minutes. Null when there is nothing to show. */
export async function sampleAnalysis(deps: AnalysisDeps, cache: Cache): Promise<AnalysisResult | null> {
  try {
    const { value } = await cache.get({
      key: `sample-analysis:${dateInSaoPaulo(deps.clock.now())}`,
      freshMs: FRESH_MS,
      fetch: () => makeSample(deps),
      parse: (stored) => analysisResult.parse(stored),
    })
    return value
  } catch (error) {
    deps.log.warn({ error: describeError(error) }, 'no sample analysis')
    return null
  }
}

async function makeSample(deps: AnalysisDeps): Promise<AnalysisResult> {
  const now = deps.clock.now()
  const { fixtures } = await getFixtures(deps, { date: dateInSaoPaulo(now) })
  const toCome = fixtures.filter(({ state }) => state === 'scheduled')
  const tried = (toCome.length > 0 ? toCome : fixtures).slice(0, GAMES_TRIED)
  let best: AnalysisResult | null = null
  for (const { fixtureId } of tried) {
    const { body, movement } = await analyseFixture(deps, fixtureId, VISITOR_STAKE_BASE)
    const sample = { ...body, movement, changes: null, id: SAMPLE_ID, createdAt: now.toISOString() }
    if (sample.pick !== null) return sample
    best ??= sample
  }
  if (!best) throw new Error('no game today can be analysed')
  return best
}
