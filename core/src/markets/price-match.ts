import type { MarketViews } from '#goals/grid-views.ts'
import type { ScoreGrid } from '#goals/score-grid.ts'
import { type BetChances, fillBetChances } from '#markets/bet-chances.ts'
import { MARKETS } from '#markets/catalogue.ts'
import { HALF_SUMS, sumHalves, tableOfHalves } from '#markets/half-sums.ts'
import type { Market } from '#markets/market.ts'
import type { MarketTable } from '#markets/market-table.ts'
import { quoteReader } from '#markets/quoted-chance.ts'
import { SCORE_SUMS, sumScores, tableOfScores } from '#markets/score-sums.ts'
import { type DecimalOdd, decimalOdd, type Probability, probability } from '#units.ts'

export type MatchInput = {
  /** The model's own grid, and the one pooled with the market (the same where nobody quotes). */
  model: ScoreGrid
  pooled: ScoreGrid
  /** What the houses say, margin removed; null where nobody quotes. */
  market: MarketViews | null
  /** The league's share of goals before half time. */
  firstHalfShare: number
  /** The count models' forecasts (`expectedCounts`); null where they are not known. */
  corners: { grid: ScoreGrid } | null
  cards: { grid: ScoreGrid } | null
}

export type PricedMarket = {
  market: Market
  /**
   * Chance of winning, out of the money that stays in play: refunds count on neither side, a half result counts half.
   * So 1 / chance is the price at which the bet is even, and two sides of a line sum to 1. Why: docs/decisions/0015.
   */
  chances: { model: Probability; market: Probability | null; pooled: Probability }
  /** Where the bet breaks even by the pooled chance; null when it cannot win, or would need more than 1,000,000. */
  fairOdd: DecimalOdd | null
  /** Share of the stake that is expected back untouched: 0 without a refund. */
  refunded: Probability
}

/** A table with room for the sums and chances of one match, which are filled anew with every match. */
type Reading = {
  table: MarketTable
  pooled: Room
  model: Room
}
type Room = BetChances & { sums: Float64Array }

function readingOf(table: MarketTable, sums: number): Reading {
  const count = table.markets.length
  const room = () => ({
    sums: new Float64Array(sums),
    even: new Float64Array(count),
    refunded: new Float64Array(count),
  })
  return { table, pooled: room(), model: room() }
}

/** They follow from the catalogue alone, so they are there before the first match. */
const READINGS = {
  fullTime: readingOf(tableOfScores(MARKETS, 'fullTime'), SCORE_SUMS),
  halves: readingOf(tableOfHalves(MARKETS), HALF_SUMS),
  corners: readingOf(tableOfScores(MARKETS, 'corners'), SCORE_SUMS),
  cards: readingOf(tableOfScores(MARKETS, 'cards'), SCORE_SUMS),
}

const QUOTE_READERS = READINGS.fullTime.table.markets.map(quoteReader)

/** Every market of the catalogue that can be priced, in its order. Corners and cards are left out where not known. */
export function priceMatch(input: MatchInput): PricedMarket[] {
  return priceMatchAs(input, (market, chances, fairOdd, refunded) => ({ market, chances, fairOdd, refunded }))
}

/** What is made of a priced market. */
export type Finish<Finished> = (
  market: Market,
  chances: PricedMarket['chances'],
  fairOdd: DecimalOdd | null,
  refunded: Probability,
) => Finished

/** The same, made into something else at once: copying hundreds of markets takes longer than their sums. */
export function priceMatchAs<Finished>(input: MatchInput, finish: Finish<Finished>): Finished[] {
  const { model, pooled, market, firstHalfShare, corners, cards } = input
  const finished: Finished[] = []
  const onScores = (into: Float64Array, grid: ScoreGrid) => sumScores(into, grid, 'fullTime')
  const onHalves = (into: Float64Array, grid: ScoreGrid) => sumHalves(into, grid, firstHalfShare)
  const onCounts = (into: Float64Array, grid: ScoreGrid) => sumScores(into, grid, 'counts')
  const quoted = market && QUOTE_READERS.map((quote) => quote?.(market) ?? null)
  addPriced(finished, read(READINGS.fullTime, pooled, model, onScores), quoted, finish)
  addPriced(finished, read(READINGS.halves, pooled, model, onHalves), null, finish)
  if (corners) addPriced(finished, read(READINGS.corners, corners.grid, corners.grid, onCounts), null, finish)
  if (cards) addPriced(finished, read(READINGS.cards, cards.grid, cards.grid, onCounts), null, finish)
  return finished
}

type ReadMarkets = { markets: readonly Market[]; pooled: BetChances; model: BetChances }

function read(
  { table, pooled: room, model: modelRoom }: Reading,
  pooled: ScoreGrid,
  model: ScoreGrid,
  sum: (into: Float64Array, grid: ScoreGrid) => void,
): ReadMarkets {
  const { markets } = table
  sum(room.sums, pooled)
  fillBetChances(room, table, room.sums)
  if (model === pooled) return { markets, pooled: room, model: room }
  sum(modelRoom.sums, model)
  fillBetChances(modelRoom, table, modelRoom.sums)
  return { markets, pooled: room, model: modelRoom }
}

function addPriced<Finished>(
  to: Finished[],
  { markets, pooled, model }: ReadMarkets,
  quoted: readonly (Probability | null)[] | null,
  finish: Finish<Finished>,
): void {
  const { even, refunded } = pooled
  const byModel = model.even
  for (let at = 0; at < markets.length; at++) {
    const market = markets[at]
    if (!market) continue
    const chance = probability(even[at] ?? 0)
    const chances = { model: probability(byModel[at] ?? 0), market: quoted?.[at] ?? null, pooled: chance }
    const fairOdd = chance * FAIR_ODD_MAX >= 1 ? decimalOdd(1 / chance) : null
    to.push(finish(market, chances, fairOdd, probability(refunded[at] ?? 0)))
  }
}

/** Beyond this no house quotes, and the price of a rounding error is no price. */
const FAIR_ODD_MAX = 1e6
