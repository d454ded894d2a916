import { expect, test } from 'vitest'
import { type PlacedBet, signalsOf } from './signals.ts'

const NOW = new Date('2026-11-28T15:00:00Z')
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** A bet at three in the afternoon of so many days ago, on a match one hour later. */
function bet(daysAgo: number, more: Partial<PlacedBet> & { hours?: number } = {}): PlacedBet {
  const { hours = 0, ...rest } = more
  const placedAt = new Date(NOW.getTime() - daysAgo * DAY_MS + hours * HOUR_MS)
  const matchAt = new Date(placedAt.getTime() + HOUR_MS)
  return { placedAt, matchAt, stakeCents: 1000, isSettled: true, profitCents: 900, ...rest }
}

const days = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** One bet a day, won and lost by turns; the one after a loss is of `afterLoss` cents. */
const byTurns = (afterLoss: number) =>
  days(20).map((day) =>
    bet(day, day % 2 === 0 ? { profitCents: -1000 } : { stakeCents: afterLoss, profitCents: afterLoss }),
  )

test('stakes that are usually half as large again after a loss are a signal, and a little more is none', () => {
  expect(signalsOf(byTurns(1500), NOW)).toEqual([
    { kind: 'stakes_after_losses', after_loss_cents: 1500, otherwise_cents: 1000 },
  ])
  expect(signalsOf(byTurns(1499), NOW)).toEqual([])
})

test('a loss that nobody could know of when they bet again is none to chase', () => {
  // Each is placed before the match before it is over, so nobody knew of any end but old ones.
  const blind = byTurns(5000).map((one) => ({ ...one, matchAt: new Date(one.placedAt.getTime() + 40 * DAY_MS) }))
  expect(signalsOf(blind, NOW)).toEqual([])
})

test('a few bets say nothing of a habit', () => {
  expect(signalsOf(byTurns(9000).slice(0, 12), NOW)).toEqual([])
})

test.each([
  ['midnight', -12, 5],
  ['a minute before five', -7 - 1 / 60, 5],
])('five nights with a bet at %s are a signal, four are none', (_what, hours, nights) => {
  const of = (count: number) => days(count).map((day) => bet(day, { hours }))
  expect(signalsOf(of(5), NOW)).toEqual([{ kind: 'nights', nights }])
  expect(signalsOf([...of(4), bet(4, { hours: hours + 0.01 })], NOW)).toEqual([])
})

test.each([
  ['at five in the morning', -7],
  ['a minute before midnight', -12 - 1 / 60],
])('a bet %s is not of the night', (_what, hours) => {
  expect(
    signalsOf(
      days(8).map((day) => bet(day, { hours })),
      NOW,
    ),
  ).toEqual([])
})

const inWeeks = (...counts: number[]) =>
  counts.flatMap((count, week) => Array.from({ length: count }, (_, at) => bet(27.9 - 7 * week - at / 100)))

test('ever more bets, week after week to twice as many, are a signal', () => {
  expect(signalsOf(inWeeks(5, 6, 8, 10), NOW)).toEqual([{ kind: 'more_bets', weeks: [5, 6, 8, 10] }])
  expect(signalsOf(inWeeks(5, 9, 8, 10), NOW)).toEqual([])
  expect(signalsOf(inWeeks(6, 7, 8, 11), NOW)).toEqual([])
})

test('a journal that just began, few bets and old bets are no signal', () => {
  expect(signalsOf(inWeeks(0, 2, 8, 20), NOW)).toEqual([])
  expect(signalsOf(inWeeks(3, 4, 5, 9), NOW)).toEqual([])
  expect(signalsOf(byTurns(9000), new Date(NOW.getTime() + 40 * DAY_MS))).toEqual([])
})
