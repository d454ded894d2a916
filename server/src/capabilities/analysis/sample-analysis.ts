import { type SampleView, sampleView } from '@prancheta/contract/analysis/routes.ts'
import { getFixtures, ratedLeagues } from '#capabilities/fixtures/index.ts'
import type { Cache } from '#platform/cache/cache.ts'
import { dateInSaoPaulo } from '#platform/clock/sao-paulo.ts'
import { asJob } from '#platform/jobs/caller.ts'
import { describeError } from '#platform/log/describe-error.ts'
import { analyseFixture } from './analyse-match.ts'
import type { AnalysisDeps } from './deps.ts'
import { toSample } from './to-sample.ts'

const FRESH_MS = 10 * 60_000
/** Where no league is rated yet, as just after the first start, there will be one soon. */
const NONE_FRESH_MS = 60_000
/** Looked through for one with a recommendation, which shows more of the product; any of them will do. */
const GAMES_TRIED = 12
const VISITOR_STAKE_BASE = 100

/** One of today's games as a visitor sees it, kept for ten minutes, or that there is none, for one. */
export async function sampleAnalysis(deps: AnalysisDeps, cache: Cache): Promise<SampleView | null> {
  try {
    const { value } = await cache.get({
      key: `sample-analysis:${dateInSaoPaulo(deps.clock.now())}`,
      freshMs: (sample) => (sample === null ? NONE_FRESH_MS : FRESH_MS),
      // Anybody can ask for it, so it may not spend what is set aside for members.
      fetch: () => asJob(() => makeSample(deps)),
      parse: (stored) => sampleView.nullable().parse(stored),
    })
    return value
  } catch (error) {
    deps.log.warn({ error: describeError(error) }, 'no sample analysis')
    return null
  }
}

async function makeSample(deps: AnalysisDeps): Promise<SampleView | null> {
  let found: SampleView | null = null
  for (const fixtureId of await gamesToTry(deps)) {
    const sample = await sampleOf(deps, fixtureId)
    if (sample?.pick) return sample
    found ??= sample
  }
  return found
}

/** Games to come of leagues that are rated already; where there are none, those of the day that have begun. */
async function gamesToTry(deps: AnalysisDeps): Promise<number[]> {
  const today = dateInSaoPaulo(deps.clock.now())
  const { fixtures } = await getFixtures(deps, { date: today })
  const rated = await ratedLeagues(deps.db, [...new Set(fixtures.map(({ leagueId }) => leagueId))], today)
  const possible = fixtures.filter(({ leagueId }) => rated.has(leagueId))
  const toCome = possible.filter(({ state }) => state === 'scheduled')
  return (toCome.length > 0 ? toCome : possible).slice(0, GAMES_TRIED).map(({ fixtureId }) => fixtureId)
}

async function sampleOf(deps: AnalysisDeps, fixtureId: number): Promise<SampleView | null> {
  try {
    const { body } = await analyseFixture(deps, fixtureId, { stakeBase: VISITOR_STAKE_BASE, isForMember: false })
    return toSample(body, deps.clock.now())
  } catch (error) {
    deps.log.warn({ fixtureId, error: describeError(error) }, 'a game is no sample')
    return null
  }
}
