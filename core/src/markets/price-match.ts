import type { MarketViews } from '#goals/grid-views.ts'
import { binomials } from '#goals/half-grids.ts'
import type { ScoreGrid } from '#goals/score-grid.ts'
import { type BetChances, betChances } from '#markets/bet-chances.ts'
import { MARKETS } from '#markets/catalogue.ts'
import { classesOfHalves, foldHalves, goalsToTell } from '#markets/half-classes.ts'
import type { Market } from '#markets/market.ts'
import { QUOTED_FAMILIES, quotedChance } from '#markets/quoted-chance.ts'
import { classesOfScores, foldScores } from '#markets/score-classes.ts'
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

const CLASSES = {
  fullTime: classesOfScores(MARKETS, 'fullTime'),
  halves: classesOfHalves(MARKETS),
  corners: classesOfScores(MARKETS, 'corners'),
  cards: classesOfScores(MARKETS, 'cards'),
}

/** Every market of the catalogue that can be priced, in its order. Corners and cards are left out where not known. */
export function priceMatch(input: MatchInput): PricedMarket[] {
  const { model, pooled, market, firstHalfShare, corners, cards } = input
  const priced: PricedMarket[] = []
  // Both as wide as the wider, so that one set of classes serves both.
  const size = Math.max(model.size, pooled.size)
  const [ours, both] = [widened(model, size), widened(pooled, size)]
  const goals = onScores('fullTime', both)
  const halves = onHalves(both, firstHalfShare)
  const isSame = model === pooled
  addPriced(priced, goals, isSame ? goals : onScores('fullTime', ours), market)
  addPriced(priced, halves, isSame ? halves : onHalves(ours, firstHalfShare), null)
  for (const [reads, forecast] of [
    ['corners', corners],
    ['cards', cards],
  ] as const) {
    if (!forecast) continue
    const counts = onScores(reads, forecast.grid)
    addPriced(priced, counts, counts, null)
  }
  return priced
}

/** The same chances on a larger grid, where there is none of the scores that the smaller one has not. */
function widened({ size: own, chances }: ScoreGrid, size: number): ScoreGrid {
  if (own === size) return { size, chances }
  const wide = new Float64Array(size * size)
  for (let home = 0; home < own; home++) wide.set(chances.subarray(home * own, (home + 1) * own), home * size)
  return { size, chances: wide }
}

type ReadMarkets = { markets: readonly Market[]; chances: BetChances }

function onScores(reads: 'fullTime' | 'corners' | 'cards', grid: ScoreGrid): ReadMarkets {
  const classes = CLASSES[reads](grid.size)
  return { markets: classes.markets, chances: betChances(classes, foldScores(classes, grid)) }
}

function onHalves(grid: ScoreGrid, firstHalfShare: number): ReadMarkets {
  const goalsMax = goalsToTell(grid)
  const classes = CLASSES.halves(grid.size, goalsMax)
  const folded = foldHalves(classes, grid, binomials(grid.size, firstHalfShare), goalsMax)
  return { markets: classes.markets, chances: betChances(classes, folded) }
}

function addPriced(to: PricedMarket[], pooled: ReadMarkets, model: ReadMarkets, views: MarketViews | null): void {
  const { markets } = pooled
  const { even, refunded } = pooled.chances
  const byModel = model.chances.even
  for (let at = 0; at < markets.length; at++) {
    const market = markets[at]
    if (!market) continue
    const chance = probability(even[at] ?? 0)
    to.push({
      market,
      chances: {
        model: probability(byModel[at] ?? 0),
        market: views && QUOTED_FAMILIES.has(market.family) ? quotedChance(market, views) : null,
        pooled: chance,
      },
      fairOdd: chance * FAIR_ODD_MAX >= 1 ? decimalOdd(1 / chance) : null,
      refunded: probability(refunded[at] ?? 0),
    })
  }
}

/** Beyond this no house quotes, and the price of a rounding error is no price. */
const FAIR_ODD_MAX = 1e6
