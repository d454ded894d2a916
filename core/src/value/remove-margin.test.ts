import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBook, MARGIN_METHODS, type MarginMethod, removeMargin } from '#value/remove-margin.ts'

// Roots found apart from this code (Brent's method) for odds 1.50, 4.00 and 6.00, a book of 108.33%.
const REFERENCE: Record<MarginMethod, number[]> = {
  power: [0.64109, 0.218702, 0.140208],
  shin: [0.632761, 0.224282, 0.142957],
  multiplicative: [0.615385, 0.230769, 0.153846],
  additive: [0.638889, 0.222222, 0.138889],
  oddsRatio: [0.631516, 0.222176, 0.146308],
}

test.each(MARGIN_METHODS)('%s gives the saved reference chances', (method) => {
  removeMargin([1.5, 4, 6], method).forEach((chance, outcome) => {
    expect(chance).toBeCloseTo(REFERENCE[method][outcome] ?? Number.NaN, 5)
  })
})

test.each(MARGIN_METHODS)('%s says one half for a price of 1.90 on both sides', (method) => {
  expect(removeMargin([1.9, 1.9], method)[0]).toBeCloseTo(0.5, 10)
})

test.each(MARGIN_METHODS)('%s leaves a book without margin as it is', (method) => {
  const fair = removeMargin([2, 4, 4], method)
  expect(fair[0]).toBeCloseTo(0.5, 8)
  expect(fair[1]).toBeCloseTo(0.25, 8)
})

test.each(MARGIN_METHODS)('%s: chances of any book sum to 1 and keep the order of the prices', (method) => {
  const chances = fc.array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: 2, maxLength: 6 })
  const bookSum = fc.double({ min: 0.9, max: 1.3, noNaN: true })
  fc.assert(
    fc.property(chances, bookSum, (raw, sum) => {
      const total = raw.reduce((one, other) => one + other, 0)
      const odds = raw.map((chance) => total / (chance * sum))
      fc.pre(odds.every((odd) => odd > 1.01))
      const fair = removeMargin(odds, method)
      expect(fair.reduce((one: number, other) => one + other, 0)).toBeCloseTo(1, 9)
      const cheapest = odds.indexOf(Math.min(...odds))
      expect(fair[cheapest]).toBeCloseTo(Math.max(...fair), 9)
    }),
  )
})

test('the best prices of several houses, a book below 100%, still give chances', () => {
  for (const method of MARGIN_METHODS) {
    const fair = removeMargin([2.1, 3.7, 4.2], method) // 98.4%
    expect(fair.reduce((one: number, other) => one + other, 0)).toBeCloseTo(1, 9)
  }
})

test.each([
  ['a price of 1.0', [1, 4, 6]],
  ['a missing price', [1.5, Number.NaN, 6]],
  ['an infinite price', [1.5, Number.POSITIVE_INFINITY, 6]],
  ['a negative price', [-2, 4, 6]],
  ['a single outcome', [1.5]],
  ['prices of no book (63%)', [3, 6, 8]],
  ['prices of two books (203%)', [1.3, 1.5, 1.7]],
])('%s cannot be cleaned of its margin, and says so', (_, odds) => {
  expect(isBook(odds)).toBe(false)
  expect(() => removeMargin(odds)).toThrow(/not the prices of one book/)
})
