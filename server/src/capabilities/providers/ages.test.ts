import { expect, test } from 'vitest'
import { oddsFreshMs, seasonFreshMs } from './kept-answers.ts'
import { allowedCalls } from './meter.ts'

const KICK_OFF = '2026-04-18T22:00:00.000Z'
const before = (hours: number) => new Date(Date.parse(KICK_OFF) - hours * 3_600_000)
const MINUTE = 60_000

test('odds are asked anew after half an hour, near kick-off after ten minutes, and never once the game has begun', () => {
  expect(oddsFreshMs(KICK_OFF, before(48))).toBe(30 * MINUTE)
  expect(oddsFreshMs(KICK_OFF, before(3.01))).toBe(30 * MINUTE)
  expect(oddsFreshMs(KICK_OFF, before(3))).toBe(10 * MINUTE)
  expect(oddsFreshMs(KICK_OFF, before(0.1))).toBe(10 * MINUTE)
  expect(oddsFreshMs(KICK_OFF, before(0))).toBe(Number.POSITIVE_INFINITY)
})

test('an empty season may still fill', () => {
  expect(seasonFreshMs([])).toBe(60 * MINUTE)
})

test('people may use all of an allowance and jobs seven tenths; no limit is no limit', () => {
  const now = new Date('2026-04-18T12:00:00Z')
  expect(allowedCalls('day', 'user', { minute: 10, day: 100 }, [], now)).toBe(100)
  expect(allowedCalls('day', 'job', { minute: 10, day: 100 }, [], now)).toBe(70)
  expect(allowedCalls('minute', 'job', { minute: null, day: 100 }, [], now)).toBeNull()
})
