import { viewsOf } from '#goals/grid-views.ts'
import type { Sides } from '#goals/played-match.ts'
import { poissonGrid } from '#goals/score-grid.ts'

/** Market chances of one match, margin removed. Nobody quoting totals is null. */
export type MarketChances = { result: { home: number; draw: number; away: number }; over25: number | null }

/** Low-score correction at which implied rates repeat quoted draws best (error 0.009, against 0.016 at -0.02). */
const MARKET_RHO = -0.08
/** A usual match (1.53 and 1.22 goals), held just tightly enough to keep the answer finite. */
const USUAL_LOG_PRODUCT = Math.log(1.53 * 1.22)
const USUAL_PRECISION = 0.005

const PROBE = 1e-4
const STEP_MAX = 0.7
const CLOSE_ENOUGH = 1e-7
const ROUNDS_MAX = 40
/** Quotes of 0 or 1 would ask for infinite rates. */
const CHANCE_MIN = 1e-4
/** Expected goals between 0.02 and 12; log of their product and of their ratio. */
const LOG_RATIO_MAX = 5
const LOG_PRODUCT_MIN = -4
const LOG_PRODUCT_MAX = 5

/**
 * The expected goals whose score grid comes nearest to the market's chances (least relative entropy over the
 * result and, where quoted, over 2.5), found by Fisher scoring on log ratio and log product of the rates.
 *
 * Without totals the draw's price tells the product of the rates: on 4,000 matches that have both, to ±0.13.
 */
export function impliedRates(market: MarketChances): Sides {
  const quoted = chancesOf(market.result, market.over25)
  let ratio = 0.55 * Math.log((quoted[0] ?? 1) / (quoted[2] ?? 1))
  let product = USUAL_LOG_PRODUCT
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const step = scoringStep(quoted, ratio, product)
    const longest = Math.max(Math.abs(step.ratio), Math.abs(step.product))
    const damping = Math.min(1, STEP_MAX / longest)
    ratio = Math.min(LOG_RATIO_MAX, Math.max(-LOG_RATIO_MAX, ratio + damping * step.ratio))
    product = Math.min(LOG_PRODUCT_MAX, Math.max(LOG_PRODUCT_MIN, product + damping * step.product))
    if (longest < CLOSE_ENOUGH) break
  }
  return { home: Math.exp((product + ratio) / 2), away: Math.exp((product - ratio) / 2) }
}

function chancesOf(result: { home: number; draw: number; away: number }, over25: number | null): number[] {
  const chances = [result.home, result.draw, result.away]
  if (over25 !== null) chances.push(over25, 1 - over25)
  if (!chances.every((chance) => chance >= 0 && chance <= 1)) throw new RangeError(`not chances: ${chances.join(', ')}`)
  return chances.map((chance) => Math.max(CHANCE_MIN, chance))
}

function gridChances(ratio: number, product: number, hasTotal: boolean): number[] {
  const grid = poissonGrid(Math.exp((product + ratio) / 2), Math.exp((product - ratio) / 2), MARKET_RHO)
  const { result, totals } = viewsOf(grid)
  return chancesOf(result, hasTotal ? (totals[0]?.over ?? 0) : null)
}

/** One step of Fisher scoring with derivatives by forward difference; the two unknowns are solved directly. */
function scoringStep(quoted: readonly number[], ratio: number, product: number): { ratio: number; product: number } {
  const hasTotal = quoted.length > 3
  const here = gridChances(ratio, product, hasTotal)
  const byRatio = gridChances(ratio + PROBE, product, hasTotal)
  const byProduct = gridChances(ratio, product + PROBE, hasTotal)
  let [upRatio, upProduct] = [0, USUAL_PRECISION * (USUAL_LOG_PRODUCT - product)]
  let [ratioRatio, ratioProduct, productProduct] = [1e-9, 0, USUAL_PRECISION]
  here.forEach((chance, at) => {
    const alongRatio = ((byRatio[at] ?? 0) - chance) / PROBE
    const alongProduct = ((byProduct[at] ?? 0) - chance) / PROBE
    const surplus = (quoted[at] ?? 0) / chance
    upRatio += surplus * alongRatio
    upProduct += surplus * alongProduct
    ratioRatio += alongRatio ** 2 / chance
    ratioProduct += (alongRatio * alongProduct) / chance
    productProduct += alongProduct ** 2 / chance
  })
  const determinant = ratioRatio * productProduct - ratioProduct ** 2
  return {
    ratio: (productProduct * upRatio - ratioProduct * upProduct) / determinant,
    product: (ratioRatio * upProduct - ratioProduct * upRatio) / determinant,
  }
}
