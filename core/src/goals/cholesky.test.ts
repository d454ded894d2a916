import { expect, test } from 'vitest'
import { factorInPlace, inverseQuadratic, solveInPlace } from '#goals/cholesky.ts'

// [4 2; 2 3] = [2 0; 1 √2] × its transpose; the upper cell is never read.
const matrix = () => Float64Array.of(4, Number.NaN, 2, 3)

test('factors a matrix small enough for paper', () => {
  const factor = matrix()
  expect(factorInPlace(factor, 2)).toBe(true)
  expect(factor[0]).toBe(2)
  expect(factor[2]).toBe(1)
  expect(factor[3]).toBeCloseTo(Math.SQRT2, 15)
})

test('solves with the factor: 4x + 2y = 8 and 2x + 3y = 8 give 1 and 2', () => {
  const factor = matrix()
  factorInPlace(factor, 2)
  const b = Float64Array.of(8, 8)
  solveInPlace(factor, 2, b)
  expect(b[0]).toBeCloseTo(1, 12)
  expect(b[1]).toBeCloseTo(2, 12)
})

test('the variance along a direction is read off the inverse: [3 -2; -2 4] / 8', () => {
  const factor = matrix()
  factorInPlace(factor, 2)
  expect(inverseQuadratic(factor, 2, Float64Array.of(1, 0))).toBeCloseTo(3 / 8, 12)
  expect(inverseQuadratic(factor, 2, Float64Array.of(1, -1))).toBeCloseTo(11 / 8, 12)
})

test('a matrix that is not positive definite, or holds NaN, is refused', () => {
  expect(factorInPlace(Float64Array.of(1, 0, 2, 1), 2)).toBe(false)
  expect(factorInPlace(Float64Array.of(1, 0, Number.NaN, 1), 2)).toBe(false)
})
