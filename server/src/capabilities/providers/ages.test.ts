import { expect, test } from 'vitest'
import { oddsFreshMs, seasonFreshMs } from './kept-answers.ts'
import { allowedCalls, listFreshMs } from './shares.ts'

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

test('people may use all of an allowance, jobs a part by their worth and the hour; no limit is no limit', () => {
  const late = new Date('2026-04-18T23:59:59Z')
  const small = { minute: 10, day: 100 }
  expect(allowedCalls('day', 'user', small, [], late)).toEqual({ all: 100, byJobs: null })
  expect(allowedCalls('day', 'results', small, [], late)).toEqual({ all: 100, byJobs: 29 })
  const large = { minute: 300, day: 7_500 }
  expect(allowedCalls('day', 'results', large, [], new Date('2026-04-18T00:00:00Z'))).toEqual({
    all: 7_500,
    byJobs: 2_625,
  })
  expect(allowedCalls('day', 'odds', large, [], late)).toEqual({ all: 7_500, byJobs: 2_624 })
  const oddsAlone = { minute: null, day: 17, isForOddsAlone: true } as const
  expect(allowedCalls('day', 'odds', oddsAlone, [], late)).toEqual({ all: 17, byJobs: 5 })
  expect(allowedCalls('minute', 'rest', { minute: null, day: 100 }, [], late)).toBeNull()
})

test("on a hundred calls a day today's list serves for two hours, on thousands for less than a minute", () => {
  expect(listFreshMs(100)).toBe(120 * MINUTE)
  expect(listFreshMs(7_500)).toBeLessThan(MINUTE)
  expect(listFreshMs(null)).toBe(0)
})
