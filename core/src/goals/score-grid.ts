import { GOALS_SHAPE, goalChances, sizeFor } from '#goals/goal-counts.ts'
import { boundedRho, lowScoreFactor } from '#goals/low-scores.ts'
import { type Probability, probability } from '#units.ts'

/** Chances of every final score. They sum to 1. */
export type ScoreGrid = {
  /** Goals 0 to size - 1 on each side. */
  size: number
  /** Row-major: the chance of 2-1 is chances[2 * size + 1]. */
  chances: Float64Array
}

export type Score = { home: number; away: number }

/** The highest rate in 26,707 matches' odds is 4.6 goals; beyond 20 the caller has mixed up its units. */
const RATE_MAX = 20

/** Draws of every score come 5% more often than the counts alone say. Why: docs/decisions/0012. */
export const DRAW_LIFT = 1.05

/**
 * Our grid: scores of two sides with these expected goals, counts a little tighter than Poisson, the league's
 * low-score correction and the draws' lift. What is cut off is below 1e-6 and shared out again.
 */
export function matchGrid(homeRate: number, awayRate: number, rho: number): ScoreGrid {
  return gridOf(homeRate, awayRate, rho, GOALS_SHAPE, DRAW_LIFT)
}

/**
 * The textbook grid: independent Poisson counts, with Dixon and Coles' correction if rho is given.
 *
 * By hand, 1.5 and 1.2 goals without correction: 0-0 is e^-2.7 = 0.0672, 1-1 is 1.8 times that, 0.1210.
 */
export function poissonGrid(homeRate: number, awayRate: number, rho = 0): ScoreGrid {
  return gridOf(homeRate, awayRate, rho, 1, 1)
}

function gridOf(homeRate: number, awayRate: number, rho: number, shape: number, drawLift: number): ScoreGrid {
  for (const rate of [homeRate, awayRate]) {
    if (!(rate >= 0 && rate <= RATE_MAX)) throw new RangeError(`not expected goals: ${rate}`) // NaN lands here too
  }
  const size = sizeFor(Math.max(homeRate, awayRate))
  const home = goalChances(homeRate, size, shape)
  const away = goalChances(awayRate, size, shape)
  const chances = new Float64Array(size * size)
  for (let h = 0; h < size; h++) {
    const row = home[h] ?? 0
    for (let a = 0; a < size; a++) chances[h * size + a] = row * (away[a] ?? 0)
  }
  correctLowScores(chances, size, rho)
  for (let goals = 0; goals < size; goals++) {
    chances[goals * (size + 1)] = (chances[goals * (size + 1)] ?? 0) * drawLift
  }
  return { size, chances: normalised(chances) }
}

function correctLowScores(chances: Float64Array, size: number, rho: number): void {
  const none = chances[0] ?? 0
  if (!(none > 0)) return
  const homeOdds = (chances[size] ?? 0) / none
  const awayOdds = (chances[1] ?? 0) / none
  const safe = boundedRho(homeOdds, awayOdds, rho)
  for (const [h, a] of LOW_SCORES) {
    const at = h * size + a
    chances[at] = (chances[at] ?? 0) * lowScoreFactor(h, a, homeOdds, awayOdds, safe)
  }
}

const LOW_SCORES = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const

/** A grid given cell by cell (rows are home goals), as tests and stored analyses have it. */
export function scoreGrid(rows: readonly (readonly number[])[]): ScoreGrid {
  const size = rows.length
  if (rows.some((row) => row.length !== size)) throw new RangeError('a score grid is square')
  const chances = Float64Array.from(rows.flat())
  if (!chances.every((chance) => chance >= 0)) throw new RangeError('a score grid holds chances')
  return { size, chances: normalised(chances) }
}

/** Chance that the final score is one of those that win. */
export function chanceOf(grid: ScoreGrid, wins: (score: Score) => boolean): Probability {
  let total = 0
  for (let home = 0; home < grid.size; home++) {
    for (let away = 0; away < grid.size; away++) {
      if (wins({ home, away })) total += grid.chances[home * grid.size + away] ?? 0
    }
  }
  return probability(total)
}

/** In place: every grid is made once a market view and thousands of times a backtest. */
function normalised(chances: Float64Array): Float64Array {
  let total = 0
  for (let at = 0; at < chances.length; at++) total += chances[at] ?? 0
  if (!(total > 0)) throw new RangeError('a score grid needs some chance somewhere')
  const share = 1 / total
  for (let at = 0; at < chances.length; at++) chances[at] = (chances[at] ?? 0) * share
  return chances
}
