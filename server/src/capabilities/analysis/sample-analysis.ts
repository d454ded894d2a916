import { type SampleView, sampleView } from '@prancheta/contract/analysis/sample.ts'
import { fromPct, toPct } from '@prancheta/core/percent.ts'
import { getFixtures, ratedLeagues } from '#capabilities/fixtures/index.ts'
import type { Cache } from '#platform/cache/cache.ts'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'
import { asJob } from '#platform/jobs/jobs.ts'
import { describeError } from '#platform/log/describe-error.ts'
import { type AnalysisDeps, analyseFixture } from './analyse-match.ts'
import { marketOf } from './stored/to-answer.ts'
import type { AnalysisBody } from './to-stored.ts'

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

const RESULT_MARKETS = ['result.home', 'result.draw', 'result.away']
const GOALS_SHOWN = 6
const REASONS_SHOWN = 2

/** The door's answer to visitors, in percent like the whole analysis. */
function toSample(body: AnalysisBody, now: Date): SampleView {
  const { fixture, isDemo, confidence, markets, scores, reasoning } = body
  return {
    match: `${fixture.homeName} x ${fixture.awayName}`,
    home: fixture.homeName,
    away: fixture.awayName,
    league: fixture.leagueName,
    kickOff: fixture.dateUTC,
    isDemo,
    createdAt: now.toISOString(),
    confidence: rounded(confidence),
    result: RESULT_MARKETS.flatMap((id) => {
      const market = markets.find((one) => one.id === id)
      if (!market) return []
      const { model, market: quoted, pooled } = market.chances
      return [
        {
          name: marketOf(id).name,
          model: shownPct(model),
          market: quoted === null ? null : shownPct(quoted),
          pooled: shownPct(pooled),
        },
      ]
    }),
    scores: scores.slice(0, GOALS_SHOWN).map((row) => row.slice(0, GOALS_SHOWN).map(shownPct)),
    pick: pickOf(body),
    reasons: reasoning.slice(0, REASONS_SHOWN),
  }
}

function pickOf({ pick, markets }: AnalysisBody): SampleView['pick'] {
  const market = markets.find(({ id }) => id === pick)
  if (!market || market.odd === null || market.edge === null) return null
  const { id, odd, house, fairOdd, edge, chances } = market
  return {
    name: marketOf(id).name,
    odd,
    bookmaker: house,
    fairOdd: fairOdd === null ? null : rounded(fairOdd),
    edge: fromPct(shownPct(edge)),
    probability: shownPct(chances.pooled),
  }
}

/** To two places: more than a visitor is shown, and a small answer. */
const STEP = 10 ** 2
const rounded = (value: number) => Math.round(value * STEP) / STEP
const shownPct = (share: number) => rounded(toPct(share))
