import {
  type MarketViews,
  meanGoals,
  type ResultChances,
  sideTotals,
  type TotalChance,
  viewsOf,
} from '#goals/grid-views.ts'
import type { Sides } from '#goals/played-match.ts'
import { matchGrid, type ScoreGrid } from '#goals/score-grid.ts'
import { type Probability, probability } from '#units.ts'
import { impliedRates, MARKET_RHO } from '#value/implied-rates.ts'
import { tiltGrid } from '#value/tilt-grid.ts'

/** The market's share in each pooled family, 0 (model only) to 1 (market only). */
export type PoolWeights = {
  result: number
  totals: number
  bothScore: number
  /** In the number of goals where nobody quotes totals, and only the draw's price tells of it. */
  untoldTotals: number
}

/**
 * Chosen on seasons before 2021-22. Against closing prices the best shares were 1.0 and 0.9, against prices of days
 * before 0.9 and 0.8; both score is quoted nowhere in the data and gets the share of totals. Why: docs/decisions/0011, and for totals that nobody quotes 0096.
 */
export const POOL_WEIGHTS: PoolWeights = { result: 0.95, totals: 0.85, bothScore: 0.85, untoldTotals: 0.6 }

export type PooledMatch = {
  /** The one grid every full-time market and combo is read off. */
  grid: ScoreGrid
  /**
   * Largest distance between a pooled chance that was asked for and the grid's. Below 1e-9, unless the quotes
   * contradict each other (both score 60% where over 1.5 has 50%); then the grid is a compromise.
   */
  gap: number
}

/**
 * Pools model and market family by family and finds one grid that says exactly that. Where nobody quotes, the
 * model stands alone; with no quotes at all the grid is the model's.
 *
 * The grid is the nearest, in relative entropy, to the one of the pooled expected goals. (Bending the model's own
 * grid instead costs 0.003 of log loss on correct scores: it keeps scores of rates that nobody believes any more.)
 */
export function poolGrid(model: ScoreGrid, market: MarketViews, weights: PoolWeights = POOL_WEIGHTS): PooledMatch {
  const lines = market.totals.map(({ line }) => line)
  const own = viewsOf(model, lines)
  const pooledLines = (ours: readonly TotalChance[], theirs: readonly TotalChance[]) =>
    ours.map(({ line, over }, at) => ({ line, over: pooledChance(over, theirs[at]?.over ?? over, weights.totals) }))
  const pooledSide = (side: keyof Sides, theirs: readonly TotalChance[] = []) =>
    pooledLines(
      sideTotals(
        model,
        side,
        theirs.map(({ line }) => line),
      ),
      theirs,
    )
  return tiltGrid(startingGrid(model, market, weights), {
    result: market.result ? pooledResult(own.result, market.result, weights.result) : null,
    totals: pooledLines(own.totals, market.totals),
    homeGoals: pooledSide('home', market.homeGoals),
    awayGoals: pooledSide('away', market.awayGoals),
    bothScore: market.bothScore === null ? null : pooledChance(own.bothScore, market.bothScore, weights.bothScore),
  })
}

function startingGrid(model: ScoreGrid, market: MarketViews, weights: PoolWeights): ScoreGrid {
  const implied = impliedRates(market)
  if (!implied) return model
  const mean = meanGoals(model)
  const own = { home: Math.max(mean.home, RATE_MIN), away: Math.max(mean.away, RATE_MIN) }
  const ratio = (implied.home / implied.away) ** weights.totals * (own.home / own.away) ** (1 - weights.totals)
  const share = market.totals.length > 0 ? weights.totals : weights.untoldTotals
  const product = (implied.home * implied.away) ** share * (own.home * own.away) ** (1 - share)
  return matchGrid(Math.sqrt(product * ratio), Math.sqrt(product / ratio), MARKET_RHO)
}

const RATE_MIN = 0.01
/** A quote of 0 or 1 is rounding, and would silence every other view for ever. */
const CHANCE_MIN = 1e-4

/** Logarithmic pooling: the mean of the log odds. By hand: 0.5 and 0.8 at one half each give odds of 2, 0.667. */
function pooledChance(model: number, market: number, weight: number): Probability {
  const pooled = weight * logOdds(market) + (1 - weight) * logOdds(model)
  return probability(1 / (1 + Math.exp(-pooled)))
}

function pooledResult(model: ResultChances, market: ResultChances, weight: number): ResultChances {
  const pool = (side: keyof ResultChances) => bounded(market[side]) ** weight * bounded(model[side]) ** (1 - weight)
  const [home, draw, away] = [pool('home'), pool('draw'), pool('away')]
  const total = home + draw + away
  return { home: probability(home / total), draw: probability(draw / total), away: probability(away / total) }
}

const bounded = (chance: number) => Math.min(1 - CHANCE_MIN, Math.max(CHANCE_MIN, chance))
const logOdds = (chance: number) => Math.log(bounded(chance) / (1 - bounded(chance)))
