import { bestFirst } from '#analysis/best-first.ts'
import { type Combos, findCombos } from '#combos/find-combos.ts'
import { type Confidence, type ConfidenceInput, confidenceWith } from '#confidence/confidence-of.ts'
import { isRecommended } from '#confidence/is-recommended.ts'
import type { CountRatings } from '#counts/count-ratings.ts'
import { type CountForecast, expectedCounts } from '#counts/expected-counts.ts'
import { type ExpectedGoals, expectedGoals } from '#goals/expected-goals.ts'
import { type MarketViews, meanGoals } from '#goals/grid-views.ts'
import type { LeagueRatings } from '#goals/league-ratings.ts'
import type { Sides } from '#goals/played-match.ts'
import { matchGrid, type ScoreGrid } from '#goals/score-grid.ts'
import { type Finish, type PricedMarket, priceMatchAs } from '#markets/price-match.ts'
import { poolGrid } from '#value/pool-grid.ts'
import { type OfferedOdd, type Value, valueAt } from '#value/value-at.ts'

export type AnalysisInput = {
  ratings: LeagueRatings
  /** Null where the league's corners or cards are not counted. */
  corners: CountRatings | null
  cards: CountRatings | null
  /** The clubs as the ratings name them. */
  home: string
  away: string
  /** What the houses say together, margin removed; null when nobody quotes. */
  market: MarketViews | null
  /** The best real price by market id. */
  prices: ReadonlyMap<string, OfferedOdd>
  data: ConfidenceInput['data']
}

export type AnalysedMarket = PricedMarket & { value: Value; confidence: Confidence; isRecommended: boolean }

/** A match's markets priced and judged. */
export type JudgedMatch = {
  /** Mean goals of the pooled grid, which every chance is read off. */
  expectedGoals: Sides
  /** The rates that the model alone gives. */
  modelGoals: Sides
  corners: CountForecast | null
  cards: CountForecast | null
  grids: { model: ScoreGrid; pooled: ScoreGrid }
  /** The league's share of goals before half time. */
  firstHalfShare: number
  /** In the catalogue's order. */
  markets: AnalysedMarket[]
  /** The best recommended market; null when nothing passes the rule. */
  pick: AnalysedMarket | null
  /** What the explanation is about: the pick, or the likeliest result where there is none. */
  subject: AnalysedMarket
  /** Of the subject. */
  confidence: Confidence
}

export type MatchAnalysis = JudgedMatch & { combos: Combos }

/** One match from ratings and prices to chances, value, combos and the recommendation: all from one pooled grid. */
export function analyseMatch(input: AnalysisInput): MatchAnalysis {
  const judged = judgeMatch(input)
  const odds = new Map([...input.prices].map(([id, { odd }]) => [id, odd]))
  return { ...judged, combos: findCombos(judged.grids.pooled, odds) }
}

/** The same without combos: all that tells whether a match has value. */
export function judgeMatch(input: AnalysisInput): JudgedMatch {
  const { ratings, market } = input
  const goals = expectedGoals(ratings, input.home, input.away)
  const counts = (of: CountRatings | null) => of && expectedCounts(of, input.home, input.away)
  const [corners, cards] = [counts(input.corners), counts(input.cards)]
  const model = matchGrid(goals.home, goals.away, ratings.rho)
  const { grid: pooled, gap } = market ? poolGrid(model, market) : { grid: model, gap: 0 }
  const { firstHalfShare } = ratings

  const judge = judgeWith(input, { goals, corners, cards }, gap)
  const markets = priceMatchAs({ model, pooled, market, firstHalfShare, corners, cards }, judge)
  const [pick = null] = bestFirst(
    markets.filter((one) => one.isRecommended),
    toldOf,
  )
  const subject = pick ?? likeliestResult(markets)
  return {
    expectedGoals: meanGoals(pooled),
    modelGoals: { home: goals.home, away: goals.away },
    corners,
    cards,
    grids: { model, pooled },
    firstHalfShare,
    markets,
    pick,
    subject,
    confidence: subject.confidence,
  }
}

type Forecasts = { goals: ExpectedGoals; corners: CountForecast | null; cards: CountForecast | null }

/** What is told of each market of one match beside its chances; `contradiction` is that of the quotes. */
function judgeWith(
  { data, market: views, prices }: AnalysisInput,
  { goals, corners, cards }: Forecasts,
  contradiction: number,
): Finish<AnalysedMarket> {
  const confidenceOf = confidenceWith(data)
  return (market, chances, fairOdd, refunded) => {
    const { reads } = market.rule
    const counts = reads === 'corners' ? corners : reads === 'cards' ? cards : null
    const value = valueAt({ chances }, prices.get(market.id) ?? null)
    const confidence = confidenceOf({
      logSd: (counts ?? goals).logSd,
      model: chances.model,
      reference: referenceFor(chances, counts === null && views !== null),
      contradiction,
      family: market.family,
    })
    const recommended = isRecommended({ edge: value.edge, confidence: confidence.total })
    // Spelled out: spreading took longer than all the sums of a market.
    return { market, chances, fairOdd, refunded, value, confidence, isRecommended: recommended }
  }
}

/** Goals markets that nobody quotes lean on those that are; corners and cards have no quote to lean on. */
function referenceFor(chances: PricedMarket['chances'], leansOnQuotes: boolean): ConfidenceInput['reference'] {
  if (chances.market !== null) return { chance: chances.market, isQuoted: true }
  return leansOnQuotes ? { chance: chances.pooled, isQuoted: false } : null
}

/** What is said of a market where the markets of a match are put in order. */
export function toldOf({ market, chances, value, isRecommended }: AnalysedMarket) {
  return { id: market.id, chance: chances.pooled, edge: value.edge, isRecommended }
}

/** What is explained where nothing is recommended: what most readers came to ask. */
function likeliestResult(markets: readonly AnalysedMarket[]): AnalysedMarket {
  const [first, ...others] = markets.filter(({ market }) => market.family === 'result')
  if (!first) throw new RangeError('the catalogue has no result')
  return others.reduce((best, one) => (one.chances.pooled > best.chances.pooled ? one : best), first)
}
