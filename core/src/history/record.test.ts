import { expect, test } from 'vitest'
import { hitRate, settledHitRate } from './record.ts'

test('the hit rate counts every saved analysis, also those without a result', () => {
  expect(hitRate({ total: 8, green: 3 })).toBe(0.375)
  expect(hitRate({ total: 0, green: 0 })).toBe(0)
})

test('the share of the settled leaves out those without a result', () => {
  expect(settledHitRate({ green: 3, red: 1 })).toBe(0.75)
  expect(settledHitRate({ green: 0, red: 2 })).toBe(0)
  expect(settledHitRate({ green: 0, red: 0 })).toBeNull()
})
