import { expect, test } from 'vitest'
import { closingMarketOf } from './closing-market.ts'

const total = (line: number, outcome = 'over') => closingMarketOf({ market: 'totals', line, outcome })

test('whole and quarter lines of goals close as the Asian lines they are, halves as the plain ones', () => {
  expect([total(2.5), total(2), total(2.25), total(2.75, 'under')]).toEqual([
    'goals.over2.5',
    'asianTotal.over2',
    'asianTotal.over2.25',
    'asianTotal.under2.75',
  ])
})

test('a line that the catalogue does not have has no close', () => {
  expect([total(2.1), total(99)]).toEqual([null, null])
})
