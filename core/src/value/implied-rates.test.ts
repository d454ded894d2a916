import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MarketViews, viewsOf } from '#goals/grid-views.ts'
import { matchGrid } from '#goals/score-grid.ts'
import { probability } from '#units.ts'
import { impliedRates, MARKET_RHO } from '#value/implied-rates.ts'

function market(home: number, draw: number, away: number, over: number | null): MarketViews {
  return {
    result: { home: probability(home), draw: probability(draw), away: probability(away) },
    totals: over === null ? [] : [{ line: 2.5, over: probability(over) }],
    bothScore: null,
  }
}

// Minimised apart from this code by Nelder-Mead on 40 x 40 cells.
test.each([
  ['with totals', market(0.5, 0.27, 0.23, 0.52), 1.66806, 1.07865],
  ['without totals', market(0.5, 0.27, 0.23, null), 1.63007, 1.04711],
  ['an away favourite', market(0.15, 0.2, 0.65, 0.62), 0.98644, 2.20234],
])('%s: the saved reference rates', (_, views, home, away) => {
  expect(impliedRates(views)?.home).toBeCloseTo(home, 3)
  expect(impliedRates(views)?.away).toBeCloseTo(away, 3)
})

// The weak pull to a usual match shows only far from it: 6% at 0.3 goals a side.
test('rates of ordinary matches are found again from the chances of their own grid, to 2%', () => {
  const rate = fc.double({ min: 0.7, max: 2.5, noNaN: true })
  fc.assert(
    fc.property(rate, rate, (home, away) => {
      const { result, totals } = viewsOf(matchGrid(home, away, MARKET_RHO), [1.5, 2.5, 3.5])
      const found = impliedRates({ result, totals, bothScore: null })
      expect(Math.abs(Math.log((found?.home ?? 0) / home))).toBeLessThan(0.02)
      expect(Math.abs(Math.log((found?.away ?? 0) / away))).toBeLessThan(0.02)
    }),
    { numRuns: process.env.DEEP === '1' ? 2_000 : 50 },
  )
})

test.each([
  ['a certain home win', market(1, 0, 0, 1)],
  ['a certain draw', market(0, 1, 0, null)],
  ['no goals at all', market(0.33, 0.34, 0.33, 0)],
  ['results and totals that contradict each other', market(0.9, 0.05, 0.05, 0.02)],
])('%s: finite rates between 0.03 and 12', (_, views) => {
  const rates = impliedRates(views)
  for (const goals of [rates?.home, rates?.away]) {
    expect(goals).toBeGreaterThan(0.03)
    expect(goals).toBeLessThan(12.2)
  }
})

test('no quote of the result, no rates', () => {
  expect(impliedRates({ result: null, totals: [{ line: 2.5, over: probability(0.5) }], bothScore: null })).toBeNull()
})
