import type { MarketViews } from '#goals/grid-views.ts'
import type { Sides } from '#goals/played-match.ts'
import { fillOutcomes } from '#goals/rate-outcomes.ts'

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

/**
 * The expected goals whose score grid comes nearest to the market's chances (least relative entropy over the
 * result and, where quoted, the totals, all lines together counting as one family). Null without a result quote.
 *
 * Without totals the draw's price tells the product of the rates: on 4,000 matches that have both, to ±0.13.
 */
export function impliedRates({ result, totals }: MarketViews): Sides | null {
  if (!result) return null
  const quoted = quotedOutcomes(result, totals)
  const lines = totals.map(({ line }) => line)
  const [here, moved] = [new Float64Array(quoted.length), new Float64Array(quoted.length)]
  const slopes: Slopes = { ratio: new Float64Array(quoted.length), product: new Float64Array(quoted.length) }
  let areSlopesKnown = false
  let ratio = 0.55 * Math.log((quoted[0] ?? 1) / (quoted[2] ?? 1))
  let product = firstProduct(totals, ratio)
  for (let round = 0; round < ROUNDS_MAX; round++) {
    fillGrid(here, lines, ratio, product)
    if (!areSlopesKnown) {
      fillGrid(moved, lines, ratio + PROBE, product)
      fillSlope(slopes.ratio, here, moved)
      fillGrid(moved, lines, ratio, product + PROBE)
      fillSlope(slopes.product, here, moved)
    }
    const step = scoringStep(quoted, here, slopes, product)
    const longest = Math.max(Math.abs(step.ratio), Math.abs(step.product))
    const damping = Math.min(1, STEP_MAX / longest)
    ratio = Math.min(LOG_RATIO_MAX, Math.max(-LOG_RATIO_MAX, ratio + damping * step.ratio))
    product = Math.min(LOG_PRODUCT_MAX, Math.max(LOG_PRODUCT_MIN, product + damping * step.product))
    if (longest < CLOSE_ENOUGH) break
    // Two thirds of the work is slopes, and near the answer they hardly change.
    areSlopesKnown = longest <= SLOPES_HOLD
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

/** Home, draw and away, then over and under of each line, as `fillOutcomes` has them. */
function quotedOutcomes(result: { home: number; draw: number; away: number }, totals: MarketViews['totals']) {
  const quoted = new Float64Array(RESULTS + 2 * totals.length)
  quoted[0] = result.home
  quoted[1] = result.draw
  quoted[2] = result.away
  totals.forEach(({ over }, number) => {
    quoted[RESULTS + 2 * number] = over
    quoted[RESULTS + 1 + 2 * number] = 1 - over
  })
  for (let at = 0; at < quoted.length; at++) quoted[at] = Math.max(CHANCE_MIN, quoted[at] ?? 0)
  return quoted
}

function fillGrid(into: Float64Array, lines: readonly number[], ratio: number, product: number): void {
  fillOutcomes(into, lines, Math.exp((product + ratio) / 2), Math.exp((product - ratio) / 2), MARKET_RHO)
  for (let at = 0; at < into.length; at++) into[at] = Math.max(CHANCE_MIN, into[at] ?? 0)
}

/** How every outcome's chance moves with the logarithms of the rates' ratio and product. */
type Slopes = { ratio: Float64Array; product: Float64Array }

/** By forward difference. */
function fillSlope(into: Float64Array, here: Float64Array, moved: Float64Array): void {
  for (let at = 0; at < into.length; at++) into[at] = ((moved[at] ?? 0) - (here[at] ?? 0)) / PROBE
}

/** One step of Fisher scoring; the two unknowns are solved directly. All lines together count as much as the result. */
function scoringStep(quoted: Float64Array, here: Float64Array, slopes: Slopes, product: number) {
  const lineWeight = 2 / Math.max(1, here.length - RESULTS)
  let [upRatio, upProduct] = [0, USUAL_PRECISION * (USUAL_LOG_PRODUCT - product)]
  let [ratioRatio, ratioProduct, productProduct] = [1e-9, 0, USUAL_PRECISION]
  for (let at = 0; at < here.length; at++) {
    const weight = (at < RESULTS ? 1 : lineWeight) / (here[at] ?? 1)
    const alongRatio = slopes.ratio[at] ?? 0
    const alongProduct = slopes.product[at] ?? 0
    const surplus = weight * (quoted[at] ?? 0)
    upRatio += surplus * alongRatio
    upProduct += surplus * alongProduct
    ratioRatio += weight * alongRatio * alongRatio
    ratioProduct += weight * alongRatio * alongProduct
    productProduct += weight * alongProduct * alongProduct
  }
  const determinant = ratioRatio * productProduct - ratioProduct ** 2
  return {
    ratio: (productProduct * upRatio - ratioProduct * upProduct) / determinant,
    product: (ratioRatio * upProduct - ratioProduct * upRatio) / determinant,
  }
}

/** Home, draw and away. */
const RESULTS = 3
