import { expect, test } from 'vitest'
import { churnOf, monthlyRevenueCents } from './prices.ts'

test('a month’s revenue is the sum of the monthly prices of those who pay', () => {
  // By hand: 2 × 29,90 + 3 × 99,90 + 1 × 299,90 = 59,80 + 299,70 + 299,90.
  expect(monthlyRevenueCents({ starter: 2, pro: 3, black: 1 })).toBe(659_40)
  expect(monthlyRevenueCents({ starter: 0, pro: 0, black: 0 })).toBe(0)
})

test('churn is the share of those at the beginning who left', () => {
  // 50 paid 30 days ago; 5 left and 15 came, so 60 pay now.
  expect(churnOf({ paying: 60, started: 15, ended: 5, left: 5 })).toBeCloseTo(0.1)
  // One of the five was given a plan and pays no more, which is no loss of a customer.
  expect(churnOf({ paying: 60, started: 15, ended: 5, left: 4 })).toBeCloseTo(0.08)
  expect(churnOf({ paying: 0, started: 0, ended: 4, left: 4 })).toBe(1)
})

test('where nobody paid at the beginning there is no churn to tell', () => {
  expect(churnOf({ paying: 3, started: 3, ended: 0, left: 0 })).toBeNull()
  expect(churnOf({ paying: 0, started: 2, ended: 2, left: 2 })).toBeNull()
})
