import fc from 'fast-check'
import { expect, test } from 'vitest'
import { viewsOf } from '#goals/grid-views.ts'
import { matchGrid } from '#goals/score-grid.ts'
import { fillOutcomes } from './rate-outcomes.ts'

test('what is read off two sides’ goals is what their grid says, to the last digits', () => {
  const rate = fc.double({ min: 0.03, max: 11, noNaN: true })
  const lines = [0.5, 1.5, 2.5, 3.5, 6.5, 40.5]
  const found = new Float64Array(3 + 2 * lines.length)
  fc.assert(
    fc.property(rate, rate, fc.double({ min: -0.2, max: 0.1, noNaN: true }), (home, away, rho) => {
      const { result, totals } = viewsOf(matchGrid(home, away, rho), lines)
      fillOutcomes(found, lines, home, away, rho)
      const said = [result.home, result.draw, result.away, ...totals.flatMap(({ over }) => [over, 1 - over])]
      said.forEach((chance, at) => {
        expect(found[at]).toBeCloseTo(chance, 12)
      })
    }),
    { numRuns: process.env.DEEP === '1' ? 2_000 : 50 },
  )
})
