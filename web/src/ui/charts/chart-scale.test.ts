import { expect, test } from 'vitest'
import { niceMax, scaleFor } from './chart-scale.ts'

test('a chart’s scale ends on a number people count with, never below what it shows', () => {
  expect([0, 1, 3, 7, 10, 11, 49, 51, 420, 12_345].map(niceMax)).toEqual([1, 1, 3, 8, 10, 20, 50, 60, 500, 20_000])
})

test('a chart’s scale has zero and room for every value, in steps people count with', () => {
  expect(scaleFor([1, 4, 12], 1)).toEqual([0, 3, 6, 9, 12])
  expect(scaleFor([-2, 4.8], 1)).toEqual([-2, 0, 2, 4, 6])
  expect(scaleFor([-3.1, -0.4], 0.1)).toEqual([-4, -3, -2, -1, 0])
  expect(scaleFor([0.1, 0.3], 0.1)).toEqual([0, 0.1, 0.2, 0.3])
})

test('what is counted has no halves beside its chart, and nothing at all still has a scale', () => {
  expect(scaleFor([0, 1], 1)).toEqual([0, 1])
  expect(scaleFor([0, 0], 1)).toEqual([0, 1])
  expect(scaleFor([], 0.1)).toEqual([0, 0.1])
})
