import { expect, test } from 'vitest'
import { niceMax } from './day-chart.tsx'

test('a chart’s scale ends on a number people count with, never below what it shows', () => {
  expect([0, 1, 3, 7, 10, 11, 49, 51, 420, 12_345].map(niceMax)).toEqual([1, 1, 3, 8, 10, 20, 50, 60, 500, 20_000])
})
