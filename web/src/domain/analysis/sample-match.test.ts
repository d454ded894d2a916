import { expect, test } from 'vitest'
import { SAMPLE_GRID, SAMPLE_HOME_WIN } from './sample-match.ts'

test('the sample is what Poisson gives at 1.5 and 1.2 goals', () => {
  const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))
  const poisson = (mean: number, goals: number) => (Math.exp(-mean) * mean ** goals) / factorial(goals)
  SAMPLE_GRID.forEach((row, home) => {
    row.forEach((chance, away) => {
      expect(chance).toBeCloseTo(poisson(1.5, home) * poisson(1.2, away), 4)
    })
  })
  const homeWin = [1, 2, 3, 4, 5, 6, 7, 8]
    .flatMap((home) => Array.from({ length: home }, (_, away) => poisson(1.5, home) * poisson(1.2, away)))
    .reduce((sum, chance) => sum + chance, 0)
  expect(SAMPLE_HOME_WIN.pooled).toBeCloseTo(homeWin, 4)
})
