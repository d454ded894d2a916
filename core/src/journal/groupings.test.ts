import { expect, test } from 'vitest'
import { ODD_RANGES, oddRangeOf } from './groupings.ts'

test('every odd stands in one range, also on its border', () => {
  expect([1.01, 1.49, 1.5, 1.7999, 1.8, 2.2, 4.99, 5, 900].map(oddRangeOf)).toEqual([
    'to1.50',
    'to1.50',
    '1.50',
    '1.50',
    '1.80',
    '2.20',
    '3.00',
    '5.00',
    '5.00',
  ])
  expect(ODD_RANGES.map(({ from }) => from)).toEqual(ODD_RANGES.map(({ from }) => from).toSorted((a, b) => a - b))
})
