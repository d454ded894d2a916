import { expect, test } from 'vitest'
import { changedLimits } from './changed-limits.ts'

const limit = (cents: number | null) => ({ cents, next: null, used_cents: 0, until: '2026-12-01T03:00:00.000Z' })
const money = { stakes_a_week: limit(5_000), stakes_a_month: limit(20_000), losses_a_month: limit(null) }

test('saving one limit asks for that one alone, so that another that waits or was tightened elsewhere stays', () => {
  expect(changedLimits(money, { stakes_a_week: 50, stakes_a_month: 150.5, losses_a_month: null })).toEqual({
    stakes_a_month: 15_050,
  })
  expect(changedLimits(money, { stakes_a_week: null, losses_a_month: 80 })).toEqual({
    stakes_a_week: null,
    losses_a_month: 8_000,
  })
  expect(changedLimits(money, { stakes_a_week: 50, stakes_a_month: 200, losses_a_month: null })).toEqual({})
})
