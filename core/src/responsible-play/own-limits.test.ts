import { expect, test } from 'vitest'
import { changeLimit, limitAt, minutesLeft, NO_LIMIT } from './own-limits.ts'

const NOW = new Date('2026-11-16T12:00:00Z')
const IN_A_WEEK = new Date('2026-11-23T12:00:00Z')

test('a first limit and a tighter one hold at once', () => {
  const first = changeLimit(NO_LIMIT, 60, NOW)
  expect(first).toEqual({ amount: 60, next: null })
  expect(changeLimit(first, 30, NOW)).toEqual({ amount: 30, next: null })
})

test.each([120, null])('a looser limit (%s) holds after seven days, to the moment', (looser) => {
  const changed = changeLimit({ amount: 60, next: null }, looser, NOW)
  expect(changed).toEqual({ amount: 60, next: { amount: looser, from: IN_A_WEEK } })
  expect(limitAt(changed, new Date(IN_A_WEEK.getTime() - 1)).amount).toBe(60)
  expect(limitAt(changed, IN_A_WEEK)).toEqual({ amount: looser, next: null })
})

test('asking again for the limit that holds takes back what waits; a tighter one too', () => {
  const waiting = changeLimit({ amount: 60, next: null }, 180, NOW)
  expect(changeLimit(waiting, 60, NOW)).toEqual({ amount: 60, next: null })
  expect(changeLimit(waiting, 30, NOW)).toEqual({ amount: 30, next: null })
})

test('the day ends with its minutes, and fifteen later for who asked once', () => {
  expect(minutesLeft(null, { minutes: 900, isExtended: false })).toBeNull()
  expect(minutesLeft(60, { minutes: 59, isExtended: false })).toBe(1)
  expect(minutesLeft(60, { minutes: 61, isExtended: false })).toBe(0)
  expect(minutesLeft(60, { minutes: 60, isExtended: true })).toBe(15)
  expect(minutesLeft(60, { minutes: 75, isExtended: true })).toBe(0)
})
