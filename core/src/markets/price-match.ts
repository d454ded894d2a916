import type { MarketViews } from '#goals/grid-views.ts'
import { binomials } from '#goals/half-grids.ts'
import type { ScoreGrid } from '#goals/score-grid.ts'
import { chanceOfBet, refundedShare } from '#markets/bet-chances.ts'
import { MARKETS } from '#markets/catalogue.ts'
import { classesOfHalves, foldHalves, goalsToTell } from '#markets/half-classes.ts'
import type { Market } from '#markets/market.ts'
import { QUOTED_FAMILIES, quotedChance } from '#markets/quoted-chance.ts'
import { classesOfScores, type FamilyClasses, fold, gather, type ScoreClasses } from '#markets/score-classes.ts'
import { type DecimalOdd, decimalOdd, type Probability } from '#units.ts'

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
  const goals = onScores('fullTime', pooled)
  const halves = onHalves(pooled, firstHalfShare)
  const isSame = model === pooled
  addPriced(priced, goals, isSame ? goals : onScores('fullTime', model), market)
  addPriced(priced, halves, isSame ? halves : onHalves(model, firstHalfShare), null)
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

type ClassChances = { classes: ScoreClasses; chances: Float64Array }

function onScores(reads: 'fullTime' | 'corners' | 'cards', grid: ScoreGrid): ClassChances {
  const classes = CLASSES[reads](grid.size)
  return { classes, chances: fold(classes.count, classes.ofCell, grid.chances) }
}

function onHalves(grid: ScoreGrid, firstHalfShare: number): ClassChances {
  const goalsMax = goalsToTell(grid)
  const classes = CLASSES.halves(grid.size, goalsMax)
  return { classes, chances: foldHalves(classes, grid, binomials(grid.size, firstHalfShare), goalsMax) }
}

function addPriced(to: PricedMarket[], pooled: ClassChances, model: ClassChances, views: MarketViews | null): void {
  const isSame = model === pooled
  const { families, longestFamily } = pooled.classes
  const own = new Float64Array(longestFamily)
  const byModel = isSame ? own : new Float64Array(model.classes.longestFamily)
  for (let number = 0; number < families.length; number++) {
    const family = families[number]
    // Grids of two sizes have the same families in the same order, with classes of their own.
    const modelFamily = model.classes.families[number]
    if (!family || !modelFamily) continue
    gather(family, pooled.chances, own)
    if (!isSame) gather(modelFamily, model.chances, byModel)
    const quotes = views && isEverQuoted(family) ? views : null
    for (let at = 0; at < family.markets.length; at++) {
      const classes = family.markets[at]
      const modelClasses = modelFamily.markets[at]
      if (!classes || !modelClasses) continue
      const chance = chanceOfBet(classes, own)
      to.push({
        market: classes.market,
        chances: {
          model: isSame ? chance : chanceOfBet(modelClasses, byModel),
          market: quotes && quotedChance(classes.market, quotes),
          pooled: chance,
        },
        fairOdd: chance * FAIR_ODD_MAX >= 1 ? decimalOdd(1 / chance) : null,
        refunded: refundedShare(classes, own),
      })
    }
  }
}

function isEverQuoted({ markets }: FamilyClasses): boolean {
  const family = markets[0]?.market.family
  return family !== undefined && QUOTED_FAMILIES.has(family)
}

/** Beyond this no house quotes, and the price of a rounding error is no price. */
const FAIR_ODD_MAX = 1e6
