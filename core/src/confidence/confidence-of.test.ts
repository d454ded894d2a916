import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CONFIDENCE_PARTS, type ConfidenceInput, confidenceOf } from '#confidence/confidence-of.ts'
import { isRecommended } from '#confidence/is-recommended.ts'
import { MARKET_FAMILIES } from '#markets/market.ts'
import { probability } from '#units.ts'

const GOOD: ConfidenceInput = {
  logSd: 0.08,
  model: probability(0.52),
  reference: { chance: probability(0.5), isQuoted: true },
  data: { completeness: 1, daysSinceLastMatch: 7, oddsAgeHours: 1 },
  family: 'result',
}
const total = (more: Partial<ConfidenceInput>) => confidenceOf({ ...GOOD, ...more }).total
const share = fc.double({ min: 0, max: 1, noNaN: true })

test('a well-known match on which model and market agree passes the rule, one nobody quotes does not', () => {
  expect(total({})).toBeGreaterThan(85)
  expect(total({ reference: null })).toBeLessThan(70)
})

test('every part is 0 to 100, and so is the whole', () => {
  const anyInput: fc.Arbitrary<ConfidenceInput> = fc.record({
    logSd: fc.double({ min: 0, max: 10 }),
    model: share.map(probability),
    reference: fc.option(fc.record({ chance: share.map(probability), isQuoted: fc.boolean() })),
    data: fc.record({
      completeness: fc.double({ min: -1, max: 2, noNaN: true }),
      daysSinceLastMatch: fc.option(fc.integer({ min: 0, max: 5000 })),
      oddsAgeHours: fc.option(fc.double({ min: -5, max: 5000, noNaN: true })),
    }),
    family: fc.constantFrom(...MARKET_FAMILIES),
  })
  fc.assert(
    fc.property(anyInput, (input) => {
      const { total: whole, parts } = confidenceOf(input)
      for (const value of [whole, ...CONFIDENCE_PARTS.map((part) => parts[part])]) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(100)
      }
      // As every screen says it: 9,1/10 here and 91% there are one number.
      expect(Number.isInteger(whole)).toBe(true)
    }),
  )
})

test('it never rises when the ratings are less certain', () => {
  fc.assert(
    fc.property(share, share, (one, more) => {
      expect(total({ logSd: one + more })).toBeLessThanOrEqual(total({ logSd: one }))
    }),
  )
})

test('it never rises when the model moves away from the market', () => {
  fc.assert(
    fc.property(share, share, share, (market, one, more) => {
      const reference = { chance: probability(market), isQuoted: true }
      const away = (by: number) => probability(market < 0.5 ? market + by * (1 - market) : market - by * market)
      const [near, far] = [Math.min(one, more), Math.max(one, more)]
      expect(total({ reference, model: away(far) })).toBeLessThanOrEqual(total({ reference, model: away(near) }) + 1e-9)
    }),
  )
  expect(total({ reference: { chance: probability(0.5), isQuoted: false } })).toBeLessThan(total({}))
})

test('it never rises when data are missing or older', () => {
  const anyData = fc.record({
    completeness: share,
    daysSinceLastMatch: fc.integer({ min: 0, max: 1000 }),
    oddsAgeHours: fc.integer({ min: 0, max: 1000 }),
  })
  fc.assert(
    fc.property(anyData, fc.integer({ min: 0, max: 300 }), (data, more) => {
      const before = total({ data })
      expect(total({ data: { ...data, completeness: data.completeness / (1 + more) } })).toBeLessThanOrEqual(before)
      expect(total({ data: { ...data, daysSinceLastMatch: data.daysSinceLastMatch + more } })).toBeLessThanOrEqual(
        before,
      )
      expect(total({ data: { ...data, oddsAgeHours: data.oddsAgeHours + more } })).toBeLessThanOrEqual(before)
    }),
  )
})

test('recommended is an edge of 5% or more at a confidence of 70 or more, and nothing else', () => {
  expect(isRecommended({ edge: 0.05, confidence: 70 })).toBe(true)
  expect(isRecommended({ edge: 0.0499, confidence: 99 })).toBe(false)
  expect(isRecommended({ edge: 0.5, confidence: 69.9 })).toBe(false)
  expect(isRecommended({ edge: null, confidence: 100 })).toBe(false)
})
