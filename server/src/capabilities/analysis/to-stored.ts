import type { Quote } from '@prancheta/adapters/odds/port.ts'
import { type AnalysedMarket, type MatchAnalysis, toldOf } from '@prancheta/core/analysis/analyse-match.ts'
import { bestFirst } from '@prancheta/core/analysis/best-first.ts'
import type { Combo } from '@prancheta/core/combos/find-combos.ts'
import type { CountForecast } from '@prancheta/core/counts/expected-counts.ts'
import { shownScores } from '@prancheta/core/goals/grid-views.ts'
import type { QuotedSelection } from '@prancheta/core/value/agreed-books.ts'
import { bestOverTime } from '@prancheta/core/value/best-over-time.ts'
import { type BestPrice, marketIdOf } from '@prancheta/core/value/best-prices.ts'
import {
  contextFacts,
  type KeptRatings,
  type MatchFacts,
  type Part,
  toFixtureView,
} from '#capabilities/fixtures/index.ts'
import type { WrittenExplanation } from './explain-match.ts'
import type { PricedFixture } from './price-fixture.ts'
import { STORED_VERSION, type StoredAnalysis } from './stored/read-stored.ts'

type StoredInput = {
  facts: MatchFacts
  kept: KeptRatings
  priced: PricedFixture
  explanation: WrittenExplanation
  stakeBase: number
  now: Date
}

/** All of an analysis but what only storing it adds. */
export type AnalysisBody = Omit<StoredAnalysis, 'createdAt' | 'changes' | 'movement'>

export function toStored({ facts, kept, priced, explanation, stakeBase, now }: StoredInput): AnalysisBody {
  const { analysis, prices } = priced
  const { combos, confidence, pick, expectedGoals, modelGoals, corners, cards } = analysis
  return {
    version: STORED_VERSION,
    fixture: toFixtureView(facts.fixture),
    confidence: confidence.total,
    confidenceParts: confidence.parts,
    ...explanation,
    markets: bestFirst(analysis.markets, toldOf).map((market) => toStoredMarket(market, prices)),
    combos: { A: toCombo(combos.A), B: toCombo(combos.B), C: toCombo(combos.C), D: toCombo(combos.D) },
    pick: pick?.market.id ?? null,
    stakeBase,
    expectedGoals,
    modelGoals,
    expectedCorners: corners && { home: corners.home, away: corners.away },
    expectedCards: cards && { home: cards.home, away: cards.away },
    scores: shownScores(analysis.grids.pooled),
    joint: jointOf(analysis),
    houses: housesOf(facts.odds.value ?? []),
    context: contextFacts(facts, now.getTime()),
    parts: partsOf(facts, kept, now),
    hasStarted: facts.hasStarted,
    isDemo: facts.fixture.is_demo,
  }
}

function jointOf({ grids: { pooled }, firstHalfShare, corners, cards }: MatchAnalysis): StoredAnalysis['joint'] {
  return {
    size: pooled.size,
    chances: [...pooled.chances],
    firstHalfShare,
    corners: corners && countFacts(corners),
    cards: cards && countFacts(cards),
  }
}

function countFacts({ home, away, overdispersion, sharing }: CountForecast) {
  return { home, away, overdispersion, sharing }
}

function toStoredMarket(
  { market, chances, fairOdd, value, confidence, isRecommended }: AnalysedMarket,
  prices: ReadonlyMap<string, BestPrice>,
): StoredAnalysis['markets'][number] {
  return {
    id: market.id,
    chances,
    fairOdd,
    odd: value.odd,
    house: value.house,
    oddAt: value.oddType === 'real' ? (prices.get(market.id)?.at ?? null) : null,
    edge: value.edge,
    stake: value.kelly,
    confidence: confidence.total,
    isRecommended,
  }
}

function toCombo(combo: Combo | null): StoredAnalysis['combos']['A'] {
  return (
    combo && {
      legs: combo.legs.map(({ market, chance, odd }) => ({ marketId: market.id, chance, odd })),
      chance: combo.chance,
      fairOdd: combo.combinedOdd,
      productOfOdds: combo.productOfOdds,
    }
  )
}

type PartView = StoredAnalysis['parts'][number]

/** Where each part of the answer comes from, and when it was said. */
function partsOf(facts: MatchFacts, kept: KeptRatings, now: Date): PartView[] {
  const { form, season } = facts
  const formPart = form.home.value ? form.away : form.home
  const seasonPart = season.home.value ? season.away : season.home
  return [
    { part: 'ratings', source: 'Prancheta', at: kept.fittedAt.toISOString(), isStale: false, isMissing: false },
    view('odds', facts.odds, now, (facts.odds.value?.length ?? 0) === 0),
    view('form', formPart, now),
    view('headToHead', facts.headToHead, now),
    view('table', facts.standings, now),
    view('weather', facts.weather, now),
    view('statistics', seasonPart, now),
  ]
}

function view(
  part: PartView['part'],
  { value, ageMs, isStale, source }: Part<unknown>,
  now: Date,
  isEmpty = false,
): PartView {
  const isMissing = value === null || isEmpty
  return {
    part,
    source,
    at: isMissing ? null : new Date(now.getTime() - ageMs).toISOString(),
    isStale,
    isMissing,
  }
}

/** What every house offers for each market, the best price first. */
function housesOf(quotes: readonly Quote[]): StoredAnalysis['houses'] {
  const byMarket = Map.groupBy(quotes, (quote) => marketIdOf(quote))
  return [...byMarket].flatMap(([marketId, own]) => {
    if (marketId === null) return []
    const prices = own.map(({ house, price, at }) => ({ house, price, at }))
    return [{ marketId, prices: prices.toSorted((one, other) => other.price - one.price) }]
  })
}

/** A price as it was kept: what a house said, and since when. */
type KeptPrice = QuotedSelection & { house: string; price: number; quoted_at: Date }

/** More points than this say no more on a phone. */
const POINTS_MAX = 60

/** The best price of each market over time: at each change, the best among what every house then said. */
export function movementOf(history: readonly KeptPrice[]): StoredAnalysis['movement'] {
  const byMarket = Map.groupBy(history, (price) => marketIdOf(price))
  return [...byMarket].flatMap(([marketId, changes]) => {
    if (marketId === null) return []
    return [{ marketId, points: thinned(bestOverTime(changes.map(toChange))) }]
  })
}

const toChange = ({ house, price, quoted_at }: KeptPrice) => ({ house, price, at: quoted_at.toISOString() })

/** The first and last points stay; of the others every so many. */
function thinned<Point>(points: readonly Point[]): Point[] {
  if (points.length <= POINTS_MAX) return [...points]
  const step = (points.length - 1) / (POINTS_MAX - 1)
  return Array.from({ length: POINTS_MAX }, (_, at) => points[Math.round(at * step)]).filter(
    (point) => point !== undefined,
  )
}
