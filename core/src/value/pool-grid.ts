import { type GridViews, type ResultChances, type TotalChance, viewsOf } from '#goals/grid-views.ts'
import type { ScoreGrid } from '#goals/score-grid.ts'
import { type Probability, probability } from '#units.ts'
import { tiltGrid } from '#value/tilt-grid.ts'

/** What the houses say, margin removed; null or empty where nobody quotes. */
export type MarketViews = {
  result: ResultChances | null
  /** Lines are halves (0.5, 1.5, 2.5 ...). */
  totals: readonly TotalChance[]
  bothScore: Probability | null
}

/** The market's share in each pooled family, 0 (model only) to 1 (market only). */
export type PoolWeights = { result: number; totals: number; bothScore: number }

export type PooledMatch = {
  /** The one grid every full-time market and combo is read off. */
  grid: ScoreGrid
  model: GridViews
  market: MarketViews
  pooled: GridViews
  /**
   * Largest distance between a pooled chance that was asked for and the grid's. Below 1e-9, unless the quotes
   * contradict each other (both score 60% where over 1.5 has 50%); then the grid is the nearest compromise.
   */
  gap: number
}

/**
 * Pools model and market family by family and bends the model's grid until it says exactly that.
 *
 * The bent grid is the one closest to the model's (in relative entropy) among those with the pooled chances, so
 * everything nobody quotes (correct scores, both to score) moves along as little as it must.
 */
export function poolGrid(model: ScoreGrid, market: MarketViews, weights: PoolWeights): PooledMatch {
  const lines = market.totals.map(({ line }) => line)
  const own = viewsOf(model, lines)
  const wanted = {
    result: market.result && pooledResult(own.result, market.result, weights.result),
    totals: own.totals.map(({ line, over }, at) => ({
      line,
      over: pooledChance(over, market.totals[at]?.over ?? over, weights.totals),
    })),
    bothScore: market.bothScore === null ? null : pooledChance(own.bothScore, market.bothScore, weights.bothScore),
  }
  const { grid, gap } = tiltGrid(model, wanted)
  return { grid, model: own, market, pooled: viewsOf(grid, lines), gap }
}

/** A quote of 0 or 1 is rounding, and would silence every other view for ever. */
const CHANCE_MIN = 1e-4

/** Logarithmic pooling: the mean of the log odds. By hand: 0.5 and 0.8 at one half each give odds of 2, 0.667. */
function pooledChance(model: number, market: number, weight: number): Probability {
  const pooled = weight * logOdds(market) + (1 - weight) * logOdds(model)
  return probability(1 / (1 + Math.exp(-pooled)))
}

function pooledResult(model: ResultChances, market: ResultChances, weight: number): ResultChances {
  const [home, draw, away] = (['home', 'draw', 'away'] as const).map(
    (side) => bounded(market[side]) ** weight * bounded(model[side]) ** (1 - weight),
  )
  const total = (home ?? 0) + (draw ?? 0) + (away ?? 0)
  return {
    home: probability((home ?? 0) / total),
    draw: probability((draw ?? 0) / total),
    away: probability((away ?? 0) / total),
  }
}

const bounded = (chance: number) => Math.min(1 - CHANCE_MIN, Math.max(CHANCE_MIN, chance))
const logOdds = (chance: number) => Math.log(bounded(chance) / (1 - bounded(chance)))
