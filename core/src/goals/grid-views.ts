import type { Sides } from '#goals/played-match.ts'
import type { ScoreGrid } from '#goals/score-grid.ts'
import { type Probability, probability } from '#units.ts'

export type ResultChances = { home: Probability; draw: Probability; away: Probability }
/** Chance of more goals, of the match or of one side, than `line`, a half like 2.5. */
export type TotalChance = { line: number; over: Probability }

/** What the grid says on the three families that houses quote. */
export type GridViews = { result: ResultChances; totals: TotalChance[]; bothScore: Probability }

/** What the houses say of one match, margin removed; null or empty where nobody quotes. */
export type MarketViews = {
  result: ResultChances | null
  /** Lines are halves (0.5, 1.5, 2.5 ...). */
  totals: readonly TotalChance[]
  /** Goals of one side alone. */
  homeGoals?: readonly TotalChance[]
  awayGoals?: readonly TotalChance[]
  bothScore: Probability | null
}

export function viewsOf(grid: ScoreGrid, lines: readonly number[] = [2.5]): GridViews {
  const { home, away, bothScore, totals } = sums(grid)
  return {
    // The draw is what remains, so that the three sum to 1 to the last digit.
    result: { home: probability(home), draw: probability(1 - home - away), away: probability(away) },
    totals: lines.map((line) => ({ line, over: probability(chanceAbove(totals, line)) })),
    bothScore: probability(bothScore),
  }
}

/** The same for lines of one side's goals. */
export function sideTotals({ size, chances }: ScoreGrid, side: keyof Sides, lines: readonly number[]): TotalChance[] {
  if (lines.length === 0) return []
  const goals = new Float64Array(size)
  for (let at = 0; at < chances.length; at++) {
    const count = side === 'home' ? Math.floor(at / size) : at % size
    goals[count] = (goals[count] ?? 0) + (chances[at] ?? 0)
  }
  return lines.map((line) => ({ line, over: probability(Math.min(1, chanceAbove(goals, line))) }))
}

/** Goals that screens show for each side; the grid itself is as wide as its rates need. */
const SHOWN_GOALS_MAX = 8

/** Rows of home goals 0 to 8, each with away goals 0 to 8. What lies beyond is in the grid but not here. */
export function shownScores({ size, chances }: ScoreGrid): Probability[][] {
  const goals = Array.from({ length: SHOWN_GOALS_MAX + 1 }, (_, count) => count)
  const chanceAt = (home: number, away: number) => (home < size && away < size ? (chances[home * size + away] ?? 0) : 0)
  return goals.map((home) => goals.map((away) => probability(chanceAt(home, away))))
}

/** Mean goals of each side. */
export function meanGoals(grid: ScoreGrid): { home: number; away: number } {
  let [home, away] = [0, 0]
  for (let h = 0; h < grid.size; h++) {
    for (let a = 0; a < grid.size; a++) {
      const chance = grid.chances[h * grid.size + a] ?? 0
      home += h * chance
      away += a * chance
    }
  }
  return { home, away }
}

function sums({ size, chances }: ScoreGrid) {
  let [home, away, bothScore] = [0, 0, 0]
  const totals = new Float64Array(2 * size - 1)
  for (let h = 0; h < size; h++) {
    for (let a = 0; a < size; a++) {
      const chance = chances[h * size + a] ?? 0
      totals[h + a] = (totals[h + a] ?? 0) + chance
      if (h > a) home += chance
      else if (a > h) away += chance
      if (h > 0 && a > 0) bothScore += chance
    }
  }
  return { home, away, bothScore, totals }
}

function chanceAbove(totals: Float64Array, line: number): number {
  let over = 0
  for (let goals = Math.floor(line) + 1; goals < totals.length; goals++) over += totals[goals] ?? 0
  return over
}
