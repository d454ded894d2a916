import { expect, test } from 'vitest'
import { isReached, lossOf, monthOf, spanOf } from './money-limits.ts'

test.each([
  ['2026-11-16T03:00:00Z', '2026-11-16T03:00:00Z'],
  ['2026-11-23T02:59:59Z', '2026-11-16T03:00:00Z'],
  ['2026-11-23T03:00:00Z', '2026-11-23T03:00:00Z'],
])('a week is from Monday to Sunday in São Paulo, to the second: %s', (now, from) => {
  expect(spanOf('stakes_a_week', new Date(now)).from).toEqual(new Date(from))
})

test.each([
  ['2026-12-01T02:59:59Z', '2026-11-01T03:00:00Z', '2026-12-01T03:00:00Z'],
  ['2026-12-01T03:00:00Z', '2026-12-01T03:00:00Z', '2027-01-01T03:00:00Z'],
  ['2027-01-01T02:59:59Z', '2026-12-01T03:00:00Z', '2027-01-01T03:00:00Z'],
])('a month is that of the calendar in São Paulo, to the second: %s', (now, from, to) => {
  const span = { from: new Date(from), to: new Date(to) }
  expect(spanOf('stakes_a_month', new Date(now))).toEqual(span)
  expect(spanOf('losses_a_month', new Date(now))).toEqual(span)
  expect(`${monthOf(new Date(now))}-01T03:00:00Z`).toBe(from)
})

test('a limit is reached with its last cent, and a month that is ahead has lost nothing', () => {
  expect(isReached(null, 10_000)).toBe(false)
  expect(isReached(10_000, 9_999)).toBe(false)
  expect(isReached(10_000, 10_000)).toBe(true)
  expect(lossOf(500)).toBe(0)
  expect(lossOf(-500)).toBe(500)
})
