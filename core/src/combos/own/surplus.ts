import type { ScoreGrid } from '#goals/score-grid.ts'

/**
 * How far each pair of counts lies from what was expected, in standard deviations of the match's own grid: cut at a bound, so
 * that a freak result says no more than an unusual one, and moved so that its mean over the grid is 0.
 */
export type Surplus = Float64Array

const BOUND = 1.5

type Reading = (home: number, away: number) => number

const READINGS = {
  difference: (home, away) => home - away,
  margin: (home, away) => Math.abs(home - away),
  total: (home, away) => home + away,
} as const satisfies Record<string, Reading>

/** A match's goals tell of its corners and cards by who won, and by how clearly; corners and cards by who had more, and how many. */
export function goalSurpluses(grid: ScoreGrid): Surplus[] {
  return [surplusOf(grid, READINGS.difference), surplusOf(grid, READINGS.margin)]
}

export function countSurpluses(grid: ScoreGrid): Surplus[] {
  return [surplusOf(grid, READINGS.difference), surplusOf(grid, READINGS.total)]
}

function surplusOf({ size, chances }: ScoreGrid, read: Reading): Surplus {
  const values = Float64Array.from(chances, (_, cell) => read(Math.floor(cell / size), cell % size))
  const mean = meanOf(chances, values)
  const variance = meanOf(
    chances,
    values.map((value) => (value - mean) ** 2),
  )
  const sd = Math.sqrt(variance)
  // A grid with one possible score has nothing to be surprised by.
  if (!(sd > 0)) return values.fill(0)
  const cut = values.map((value) => Math.min(BOUND, Math.max(-BOUND, (value - mean) / sd)))
  const rest = meanOf(chances, cut)
  return cut.map((value) => value - rest)
}

function meanOf(chances: Float64Array, values: Float64Array): number {
  let sum = 0
  for (let cell = 0; cell < chances.length; cell++) sum += (chances[cell] ?? 0) * (values[cell] ?? 0)
  return sum
}
