import { type MarketViews, viewsOf } from '#goals/grid-views.ts'
import type { Sides } from '#goals/played-match.ts'
import { matchGrid } from '#goals/score-grid.ts'

/** Low-score correction of the grid that is compared with the market; chosen on 14,210 matches before 2021-22. */
export const MARKET_RHO = -0.04

/** A usual match (1.53 and 1.22 goals), held just tightly enough to keep the answer finite. */
const USUAL_LOG_PRODUCT = Math.log(1.53 * 1.22)
const USUAL_PRECISION = 0.005

const PROBE = 1e-4
const STEP_MAX = 0.7
const CLOSE_ENOUGH = 1e-5
const ROUNDS_MAX = 40
/** After a step shorter than this the slopes are kept. */
const SLOPES_HOLD = 0.003
/** Quotes of 0 or 1 would ask for infinite rates. */
const CHANCE_MIN = 1e-4
/** Keeps the expected goals between 0.03 and 12. */
const LOG_RATIO_MAX = 3
const LOG_PRODUCT_MIN = -4
const LOG_PRODUCT_MAX = 2

/** One quoted outcome: how much it counts, and its chance. */
type Outcome = { weight: number; chance: number }

/**
 * The expected goals whose score grid comes nearest to the market's chances (least relative entropy over the
 * result and, where quoted, the totals, all lines together counting as one family). Null without a result quote.
 *
 * Without totals the draw's price tells the product of the rates: on 4,000 matches that have both, to ±0.13.
 */
export function impliedRates({ result, totals }: MarketViews): Sides | null {
  if (!result) return null
  const lines = totals.map(({ line }) => line)
  const quoted = outcomesOf(
    result,
    totals.map(({ over }) => over),
  )
  let ratio = 0.55 * Math.log((quoted[0]?.chance ?? 1) / (quoted[2]?.chance ?? 1))
  let product = firstProduct(totals, ratio)
  let slopes: Slopes | null = null
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const here = gridOutcomes(ratio, product, lines)
    slopes ??= slopesAt(here, lines, ratio, product)
    const step = scoringStep(quoted, here, slopes, product)
    const longest = Math.max(Math.abs(step.ratio), Math.abs(step.product))
    const damping = Math.min(1, STEP_MAX / longest)
    ratio = Math.min(LOG_RATIO_MAX, Math.max(-LOG_RATIO_MAX, ratio + damping * step.ratio))
    product = Math.min(LOG_PRODUCT_MAX, Math.max(LOG_PRODUCT_MIN, product + damping * step.product))
    if (longest < CLOSE_ENOUGH) break
    // Two thirds of the work is slopes, and near the answer they hardly change.
    if (longest > SLOPES_HOLD) slopes = null
  }
  return { home: Math.exp((product + ratio) / 2), away: Math.exp((product - ratio) / 2) }
}

/** On our grid a match of m goals has log odds of (log m - log 2.68) / 0.34 for over 2.5, to 1%: a start one round from the end. */
function firstProduct(totals: MarketViews['totals'], ratio: number): number {
  const over = totals.find(({ line }) => line === 2.5)?.over
  if (over === undefined || over < START_CHANCE_MIN || over > 1 - START_CHANCE_MIN) return USUAL_LOG_PRODUCT
  const goals = 2.68 * (over / (1 - over)) ** 0.34
  return 2 * Math.log(goals / (2 * Math.cosh(ratio / 2)))
}

/** Beyond this the formula above is no longer that good. */
const START_CHANCE_MIN = 0.1

function outcomesOf(result: { home: number; draw: number; away: number }, overs: readonly number[]): Outcome[] {
  const bounded = (chance: number) => Math.max(CHANCE_MIN, chance)
  const weight = 1 / overs.length
  return [
    ...[result.home, result.draw, result.away].map((chance) => ({ weight: 1, chance: bounded(chance) })),
    ...overs.flatMap((over) => [
      { weight, chance: bounded(over) },
      { weight, chance: bounded(1 - over) },
    ]),
  ]
}

function gridOutcomes(ratio: number, product: number, lines: readonly number[]): Outcome[] {
  const grid = matchGrid(Math.exp((product + ratio) / 2), Math.exp((product - ratio) / 2), MARKET_RHO)
  const { result, totals } = viewsOf(grid, lines)
  return outcomesOf(
    result,
    totals.map(({ over }) => over),
  )
}

/** How every outcome's chance moves with the logarithms of the rates' ratio and product. */
type Slopes = { alongRatio: number[]; alongProduct: number[] }

/** By forward difference. */
function slopesAt(here: readonly Outcome[], lines: readonly number[], ratio: number, product: number): Slopes {
  const slope = (moved: readonly Outcome[]) => moved.map(({ chance }, at) => (chance - (here[at]?.chance ?? 0)) / PROBE)
  return {
    alongRatio: slope(gridOutcomes(ratio + PROBE, product, lines)),
    alongProduct: slope(gridOutcomes(ratio, product + PROBE, lines)),
  }
}

/** One step of Fisher scoring; the two unknowns are solved directly. */
function scoringStep(quoted: readonly Outcome[], here: readonly Outcome[], slopes: Slopes, product: number) {
  let [upRatio, upProduct] = [0, USUAL_PRECISION * (USUAL_LOG_PRODUCT - product)]
  let [ratioRatio, ratioProduct, productProduct] = [1e-9, 0, USUAL_PRECISION]
  here.forEach(({ weight, chance }, at) => {
    const alongRatio = slopes.alongRatio[at] ?? 0
    const alongProduct = slopes.alongProduct[at] ?? 0
    const surplus = (weight * (quoted[at]?.chance ?? 0)) / chance
    upRatio += surplus * alongRatio
    upProduct += surplus * alongProduct
    ratioRatio += (weight * alongRatio ** 2) / chance
    ratioProduct += (weight * alongRatio * alongProduct) / chance
    productProduct += (weight * alongProduct ** 2) / chance
  })
  const determinant = ratioRatio * productProduct - ratioProduct ** 2
  return {
    ratio: (productProduct * upRatio - ratioProduct * upProduct) / determinant,
    product: (ratioRatio * upProduct - ratioProduct * upRatio) / determinant,
  }
}
