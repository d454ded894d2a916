import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankrollShare, decimalOdd, probability } from './units.ts'

test('a probability that rounding pushed a hair past its bounds is brought back', () => {
  expect(probability(1 + 1e-12)).toBe(1)
  expect(probability(-1e-12)).toBe(0)
})

test.each([Number.NaN, -0.01, 1.01, 62.5, Number.POSITIVE_INFINITY])('%s is not a probability', (value) => {
  expect(() => probability(value)).toThrow(RangeError)
  expect(() => bankrollShare(value)).toThrow(RangeError)
})

test.each([Number.NaN, 0, 0.99, -2, Number.POSITIVE_INFINITY])('%s is not a decimal odd', (value) => {
  expect(() => decimalOdd(value)).toThrow(RangeError)
})

test('every value inside the range is kept exactly', () => {
  fc.assert(fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (value) => probability(value) === value))
  fc.assert(fc.property(fc.double({ min: 1, max: 1e6, noNaN: true }), (value) => decimalOdd(value) === value))
})
