import fc from 'fast-check'
import { expect, test } from 'vitest'
import { meanGoals, shownScores, viewsOf } from '#goals/grid-views.ts'
import { chanceOf, matchGrid, poissonGrid, scoreGrid } from '#goals/score-grid.ts'

const rate = fc.double({ min: 0, max: 20, noNaN: true })
const rho = fc.double({ min: -2, max: 2, noNaN: true })

test('the textbook grid at 1.5 and 1.2 goals: 0-0 is e^-2.7, 1-1 is 1.8 times that', () => {
  const grid = poissonGrid(1.5, 1.2)
  expect(chanceOf(grid, ({ home, away }) => home === 0 && away === 0)).toBeCloseTo(0.0672, 4)
  expect(chanceOf(grid, ({ home, away }) => home === 1 && away === 1)).toBeCloseTo(0.121, 4)
})

test('the low-score correction moves chance from 1-0 and 0-1 to 0-0 and 1-1 and leaves each side its goals', () => {
  const plain = poissonGrid(1.5, 1.2)
  const corrected = poissonGrid(1.5, 1.2, -0.1)
  const moved = 0.1 * (plain.chances[plain.size + 1] ?? 0) // a tenth of 1-1
  expect((corrected.chances[0] ?? 0) - (plain.chances[0] ?? 0)).toBeCloseTo(moved, 9)
  expect((plain.chances[1] ?? 0) - (corrected.chances[1] ?? 0)).toBeCloseTo(moved, 9)
  expect(meanGoals(corrected).home).toBeCloseTo(1.5, 5)
})

// Made apart from this code with 40 x 40 cells.
test('our grid agrees with saved reference values at 1.5 and 1.2 goals and rho -0.04', () => {
  const grid = matchGrid(1.5, 1.2, -0.04)
  const { result, totals, bothScore } = viewsOf(grid)
  expect(result.home).toBeCloseTo(0.4306929, 6)
  expect(result.draw).toBeCloseTo(0.2785056, 6)
  expect(result.away).toBeCloseTo(0.2908015, 6)
  expect(totals[0]?.over).toBeCloseTo(0.5070007, 6)
  expect(bothScore).toBeCloseTo(0.5672389, 6)
  expect(grid.chances[0]).toBeCloseTo(0.0688821, 6)
  expect(grid.chances[2 * grid.size + 1]).toBeCloseTo(0.0953234, 6)
})

test.each([
  ['textbook', poissonGrid],
  ['our', matchGrid],
])('whatever the rates and rho, the %s grid is chances that sum to 1', (_, toGrid) => {
  fc.assert(
    fc.property(rate, rate, rho, (home, away, correction) => {
      const { chances } = toGrid(home, away, correction)
      expect(chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10)
    }),
  )
})

test('swapping the sides swaps home and away', () => {
  fc.assert(
    fc.property(rate, rate, (home, away) => {
      const one = viewsOf(matchGrid(home, away, -0.05))
      const other = viewsOf(matchGrid(away, home, -0.05))
      expect(one.result.home).toBeCloseTo(other.result.away, 9)
      expect(one.bothScore).toBeCloseTo(other.bothScore, 9)
    }),
  )
})

test('a stronger home side never loses chance of winning, more lines never gain chance of over', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.1, max: 5, noNaN: true }),
      fc.double({ min: 0.1, max: 5, noNaN: true }),
      (home, away) => {
        const before = viewsOf(matchGrid(home, away, -0.04), [0.5, 1.5, 2.5, 3.5])
        const after = viewsOf(matchGrid(home * 1.1, away, -0.04))
        expect(after.result.home).toBeGreaterThan(before.result.home)
        const overs = before.totals.map(({ over }) => over)
        expect(overs).toEqual(overs.toSorted((one, other) => other - one))
      },
    ),
  )
})

test.each([Number.NaN, -0.1, 21, Number.POSITIVE_INFINITY])('expected goals of %s are refused', (bad) => {
  expect(() => matchGrid(bad, 1, 0)).toThrow(RangeError)
  expect(() => poissonGrid(1, bad)).toThrow(RangeError)
})

test('screens get 0 to 8 goals a side, whatever the grid has', () => {
  const shown = shownScores(matchGrid(1.5, 1.2, -0.04))
  expect(shown.map((row) => row.length)).toEqual(Array.from({ length: 9 }, () => 9))
  expect(shown[0]?.[0]).toBeCloseTo(0.0688821, 6)
  expect(shownScores(scoreGrid([[1]]))[8]?.[8]).toBe(0)
})

test('a grid can be given cell by cell', () => {
  const grid = scoreGrid([
    [0.4, 0.1],
    [0.2, 0.3],
  ])
  const { result, totals, bothScore } = viewsOf(grid, [0.5, 1.5])
  expect(result.home).toBeCloseTo(0.2, 12) // 1-0
  expect(result.draw).toBeCloseTo(0.7, 12) // 0-0 and 1-1
  expect(totals[0]?.over).toBeCloseTo(0.6, 12)
  expect(totals[1]?.over).toBeCloseTo(0.3, 12)
  expect(bothScore).toBeCloseTo(0.3, 12)
  expect(meanGoals(grid).home).toBeCloseTo(0.5, 12)
  expect(() => scoreGrid([[1], [0]])).toThrow('square')
  expect(() => scoreGrid([[0]])).toThrow('some chance')
  expect(() => scoreGrid([[-1]])).toThrow('chances')
})
