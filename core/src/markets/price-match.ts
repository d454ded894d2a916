import type { MarketViews } from '#goals/grid-views.ts'
import { binomials } from '#goals/half-grids.ts'
import type { ScoreGrid } from '#goals/score-grid.ts'
import { type BetChances, betChances } from '#markets/bet-chances.ts'
import { MARKETS } from '#markets/catalogue.ts'
import { type ClassSums, foldScores, roomFor, sumGroups } from '#markets/class-sums.ts'
import { classesOfHalves, foldHalves, goalsToTell } from '#markets/half-classes.ts'
import type { Market } from '#markets/market.ts'
import { quoteReader } from '#markets/quoted-chance.ts'
import { classesOfScores, remembered, type ScoreClasses } from '#markets/score-classes.ts'
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

/** The classes of final scores, which combinations read too. */
export const fullTimeClasses = classesOfScores(MARKETS, 'fullTime')

const CLASSES = {
  fullTime: fullTimeClasses,
  halves: classesOfHalves(MARKETS),
  corners: classesOfScores(MARKETS, 'corners'),
  cards: classesOfScores(MARKETS, 'cards'),
}

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
  // Both as wide as the wider, so that one set of classes serves both.
  const size = Math.max(model.size, pooled.size)
  const both = widened(pooled, size)
  const ours = model === pooled ? both : widened(model, size)
  const finished: Finished[] = []
  const quoted = market && quotedChances(size, market)
  addPriced(finished, onScores('fullTime', both, ours), quoted, finish)
  addPriced(finished, onHalves(both, ours, firstHalfShare), null, finish)
  if (corners) addPriced(finished, onScores('corners', corners.grid, corners.grid), null, finish)
  if (cards) addPriced(finished, onScores('cards', cards.grid, cards.grid), null, finish)
  return finished
}

const quoteReaders = remembered((size) => fullTimeClasses(size).markets.map(quoteReader))

/** By full-time market, in the order of the classes. */
function quotedChances(size: number, views: MarketViews): (Probability | null)[] {
  return quoteReaders(size).map((read) => read?.(views) ?? null)
}

/** The same chances on a larger grid, where there is none of the scores that the smaller one has not. */
function widened({ size: own, chances }: ScoreGrid, size: number): ScoreGrid {
  if (own === size) return { size, chances }
  const wide = new Float64Array(size * size)
  for (let home = 0; home < own; home++) wide.set(chances.subarray(home * own, (home + 1) * own), home * size)
  return { size, chances: wide }
}

type ReadMarkets = { markets: readonly Market[]; pooled: BetChances; model: BetChances }

function onScores(reads: 'fullTime' | 'corners' | 'cards', pooled: ScoreGrid, model: ScoreGrid): ReadMarkets {
  const classes = CLASSES[reads](pooled.size)
  return readMarkets(classes, foldScores(classes, pooled, model))
}

function onHalves(pooled: ScoreGrid, model: ScoreGrid, firstHalfShare: number): ReadMarkets {
  const goalsMax = Math.max(goalsToTell(pooled), goalsToTell(model))
  const classes = CLASSES.halves(pooled.size, goalsMax)
  const split = binomials(pooled.size, firstHalfShare)
  const sums = roomFor(classes, model === pooled)
  foldHalves(classes, sums.one, pooled, split, goalsMax)
  if (sums.other !== sums.one) foldHalves(classes, sums.other, model, split, goalsMax)
  return readMarkets(classes, sums)
}

function readMarkets(classes: ScoreClasses, sums: ClassSums): ReadMarkets {
  sumGroups(classes, sums)
  const pooled = betChances(classes, sums.one)
  const model = sums.other === sums.one ? pooled : betChances(classes, sums.other)
  return { markets: classes.markets, pooled, model }
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
