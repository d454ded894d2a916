import fc from 'fast-check'
import { expect, test } from 'vitest'
import { meanGoals } from '#goals/grid-views.ts'
import { halfGrids } from '#goals/half-grids.ts'
import { matchGrid, poissonGrid, scoreGrid } from '#goals/score-grid.ts'

test('a sure 1-0 with a share of 0.45 is 1-0 at half time in 45% of matches', () => {
  const { first, second } = halfGrids(scoreGrid([[0, 0], [1, 0]]), 0.45) // biome-ignore format: a grid reads as rows
  expect(first.chances[2]).toBeCloseTo(0.45, 12)
  expect(first.chances[0]).toBeCloseTo(0.55, 12)
  expect(second.chances[2]).toBeCloseTo(0.55, 12)
})

test('halves of independent Poisson counts are Poisson with their share of the goals', () => {
  const { first } = halfGrids(poissonGrid(1.5, 1.2), 0.44)
  const direct = poissonGrid(0.66, 0.528)
  expect(first.chances[0]).toBeCloseTo(direct.chances[0] ?? 0, 6)
  expect(first.chances[first.size + 1]).toBeCloseTo(direct.chances[direct.size + 1] ?? 0, 6)
})

test('both halves together have the goals of the match, and each is chances that sum to 1', () => {
  const rate = fc.double({ min: 0.05, max: 6, noNaN: true })
  fc.assert(
    fc.property(rate, rate, fc.double({ min: 0, max: 1, noNaN: true }), (home, away, share) => {
      const full = matchGrid(home, away, -0.05)
      const { first, second } = halfGrids(full, share)
      for (const half of [first, second]) {
        expect(half.chances.every((chance) => chance >= 0)).toBe(true)
        expect(half.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
      }
      expect(meanGoals(first).home + meanGoals(second).home).toBeCloseTo(meanGoals(full).home, 9)
    }),
  )
})

test.each([Number.NaN, -0.1, 1.1])('a share of %s is refused', (share) => {
  expect(() => halfGrids(poissonGrid(1, 1), share)).toThrow(RangeError)
})
