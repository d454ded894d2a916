import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MarketViews, sideTotals, viewsOf } from '#goals/grid-views.ts'
import { matchGrid, type ScoreGrid, scoreGrid } from '#goals/score-grid.ts'
import { probability } from '#units.ts'
import { POOL_WEIGHTS, poolGrid } from '#value/pool-grid.ts'
import { tiltGrid } from '#value/tilt-grid.ts'

const NOBODY: MarketViews = { result: null, totals: [], bothScore: null }
const MARKET_ONLY = { result: 1, totals: 1, bothScore: 1, untoldTotals: 1 }
const model = matchGrid(1.5, 1.2, -0.04)
const rate = fc.double({ min: 0.3, max: 4, noNaN: true })

test('where nobody quotes, the grid is the model’s', () => {
  const pooled = poolGrid(model, NOBODY)
  expect(pooled.grid.chances).toEqual(model.chances)
  expect(pooled.gap).toBe(0)
})

test('half the weight on each side is the mean of the log odds: 0.5 and 0.8 give 0.667', () => {
  const even = scoreGrid([[0.5, 0], [0, 0.5]]) // biome-ignore format: both score in half of the matches
  const pooled = poolGrid(even, { ...NOBODY, bothScore: probability(0.8) }, { ...POOL_WEIGHTS, bothScore: 0.5 })
  expect(viewsOf(pooled.grid).bothScore).toBeCloseTo(2 / 3, 9)
})

test('the pooled grid says exactly the pooled result, totals and both score', () => {
  fc.assert(
    fc.property(rate, rate, rate, rate, (home, away, marketHome, marketAway) => {
      const views = viewsOf(matchGrid(marketHome, marketAway, -0.06), [1.5, 2.5, 3.5])
      const pooled = poolGrid(matchGrid(home, away, -0.02), views, MARKET_ONLY)
      const said = viewsOf(pooled.grid, [1.5, 2.5, 3.5])
      expect(pooled.gap).toBeLessThan(1e-6)
      expect(said.result.home).toBeCloseTo(views.result.home, 5)
      expect(said.totals[1]?.over).toBeCloseTo(views.totals[1]?.over ?? 0, 5)
      expect(said.bothScore).toBeCloseTo(views.bothScore, 5)
      expect(pooled.grid.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    }),
    { numRuns: process.env.DEEP === '1' ? 1_000 : 40 },
  )
})

test('a side’s own lines are held with the rest', () => {
  const theirs = matchGrid(1.9, 0.9, -0.04)
  const views = { ...viewsOf(theirs), homeGoals: sideTotals(theirs, 'home', [0.5, 1.5, 2.5]) }
  const { grid, gap } = poolGrid(model, views, MARKET_ONLY)
  expect(gap).toBeLessThan(1e-6)
  expect(sideTotals(grid, 'home', [1.5])[0]?.over).toBeCloseTo(views.homeGoals[1]?.over ?? 0, 5)
  // By hand: a sure 2-1 has over 1.5 at home and not away.
  const sure = scoreGrid([[0, 0, 0], [0, 0, 0], [0, 1, 0]]) // biome-ignore format: rows are home goals
  expect([...sideTotals(sure, 'home', [1.5]), ...sideTotals(sure, 'away', [1.5])].map(({ over }) => over)).toEqual([
    1, 0,
  ])
})

test('the pooled chance lies between the model’s and the market’s', () => {
  fc.assert(
    fc.property(rate, rate, (home, away) => {
      const { result, totals } = viewsOf(matchGrid(home, away, -0.04))
      const overIn = (grid: ScoreGrid) => viewsOf(grid).totals[0]?.over ?? 0
      const over = overIn(poolGrid(model, { result, totals, bothScore: null }).grid)
      const [theirs, ours] = [totals[0]?.over ?? 0, overIn(model)]
      expect(over).toBeGreaterThanOrEqual(Math.min(theirs, ours) - 1e-6)
      expect(over).toBeLessThanOrEqual(Math.max(theirs, ours) + 1e-6)
    }),
    { numRuns: process.env.DEEP === '1' ? 1_000 : 40 },
  )
})

test('a draw’s price alone tells less of the number of goals than prices of goals do', () => {
  const theirs = viewsOf(matchGrid(1.9, 1.5, -0.04))
  const overWith = (totals: MarketViews['totals']) =>
    viewsOf(poolGrid(model, { result: theirs.result, totals, bothScore: null }).grid).totals[0]?.over ?? 0
  const [ours, untold, told] = [viewsOf(model).totals[0]?.over ?? 0, overWith([]), overWith(theirs.totals)]
  expect(untold).toBeGreaterThan(ours)
  expect(untold).toBeLessThan(told - 0.02)
})

test('quotes that contradict each other give a grid of chances and a gap that tells', () => {
  const impossible = { ...NOBODY, totals: [{ line: 1.5, over: probability(0.3) }], bothScore: probability(0.9) }
  const pooled = poolGrid(model, impossible, MARKET_ONLY)
  expect(pooled.gap).toBeGreaterThan(0.01)
  expect(pooled.grid.chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true)
})

test('quotes of 0 and 1 silence nobody', () => {
  const sure = { ...NOBODY, bothScore: probability(1), totals: [{ line: 2.5, over: probability(1) }] }
  const pooled = viewsOf(poolGrid(model, sure).grid)
  expect(pooled.bothScore).toBeLessThan(1)
  expect(pooled.totals[0]?.over).toBeLessThan(1)
})

test('lines that cross are straightened, and a line that is not a half is refused', () => {
  const crossed = [{ line: 1.5, over: probability(0.4) }, { line: 2.5, over: probability(0.6) }] // biome-ignore format: a pair
  const { grid } = tiltGrid(model, { result: null, totals: crossed, bothScore: null })
  expect(grid.chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true)
  expect(() => tiltGrid(model, { result: null, totals: [{ line: 2, over: 0.5 }], bothScore: null })).toThrow(
    'half line',
  )
})

// The nearest grid in relative entropy, found apart from this code by BFGS on the dual problem.
test('a 3 x 3 grid tilts to the saved reference cells', () => {
  const grid = scoreGrid([
    [0.1, 0.08, 0.05],
    [0.15, 0.2, 0.07],
    [0.12, 0.13, 0.1],
  ])
  const reference = [0.043636, 0.105687, 0.066054, 0.147013, 0.24, 0.098258, 0.11761, 0.135377, 0.046364]
  const wanted = { result: { home: 0.4, draw: 0.33, away: 0.27 }, totals: [{ line: 2.5, over: 0.28 }], bothScore: 0.52 }
  const tilted = tiltGrid(grid, wanted)
  reference.forEach((chance, at) => {
    expect(tilted.grid.chances[at]).toBeCloseTo(chance, 4)
  })
})

test.each([
  [
    'a line quoted twice',
    [
      { line: 2.5, over: probability(0.6) },
      { line: 2.5, over: probability(0.4) },
    ],
  ],
  ['a line no match reaches', [{ line: 40.5, over: probability(0.3) }]],
])('%s leaves a grid that sums to 1', (_what, totals) => {
  const { grid } = poolGrid(model, { ...NOBODY, totals })
  expect(grid.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
})
