import { expect, test } from 'vitest'
import { bankrollCurve, drawdownOf, thinned } from './bankroll-curve.ts'

const moved = (atMs: number, movedCents: number) => ({ atMs, movedCents, profitCents: 0 })
const ended = (atMs: number, profitCents: number) => ({ atMs, movedCents: 0, profitCents })

test('by hand: R$ 100 in, then +50, -80 and +20, a fall of R$ 80 from a peak of R$ 150', () => {
  const points = bankrollCurve([moved(1, 10_000), ended(2, 5000), ended(3, -8000), ended(4, 2000)])
  expect(points.map(({ balanceCents }) => balanceCents)).toEqual([10_000, 15_000, 7000, 9000])
  expect(points.at(-1)?.profitCents).toBe(-1000)
  expect(drawdownOf(points)).toEqual({ depthCents: 8000, depthShare: 8000 / 15_000, fromMs: 2, toMs: 3 })
})

test('a deposit hides no fall and a withdrawal makes none', () => {
  const points = bankrollCurve([
    moved(1, 10_000),
    ended(2, -3000),
    moved(3, 50_000),
    ended(4, -3000),
    moved(5, -40_000),
  ])
  expect(drawdownOf(points)).toMatchObject({ depthCents: 6000, depthShare: 0.1, fromMs: 1, toMs: 4 })
})

test('a fall is a share of what there was to lose: money put in since the peak counts', () => {
  const points = bankrollCurve([moved(1, 10_000), ended(2, -100), moved(3, 100_000), ended(4, -9000)])
  expect(drawdownOf(points)).toMatchObject({ depthCents: 9100, depthShare: 9100 / 110_000 })
  const sameDay = bankrollCurve([moved(1, 10_000), ended(1, -5000)])
  expect(drawdownOf(sameDay)).toMatchObject({ depthCents: 5000, depthShare: 0.5 })
})

test('bets from before the bankroll began brought what they brought, and do not move it', () => {
  const points = bankrollCurve([ended(1, 7000), moved(2, 10_000), ended(2, 500), ended(3, -1000)], 2)
  expect(points.map(({ balanceCents, profitCents }) => [balanceCents, profitCents])).toEqual([
    [0, 7000],
    [10_500, 7500],
    [9500, 6500],
  ])
})

test('without a fall there is none, and without a bankroll a fall has no share', () => {
  expect(drawdownOf([])).toMatchObject({ depthCents: 0, depthShare: null })
  expect(drawdownOf(bankrollCurve([ended(1, 10), ended(2, 10)])).depthCents).toBe(0)
  expect(drawdownOf(bankrollCurve([moved(1, 0), ended(2, -500)]))).toMatchObject({ depthCents: 500, depthShare: null })
})

test('a fall that begins with the first bet counts from where it began', () => {
  expect(drawdownOf(bankrollCurve([moved(1, 1000), ended(2, -500)])).depthCents).toBe(500)
  expect(drawdownOf(bankrollCurve([ended(2, -500)]))).toMatchObject({ depthCents: 500, depthShare: null })
})

test('bets that ended at the same moment are one point', () => {
  expect(bankrollCurve([ended(1, 5), ended(1, -7)])).toEqual([
    { atMs: 1, balanceCents: -2, profitCents: -2, movedCents: 0 },
  ])
})

test('a long curve keeps its first, last, highest and lowest point when it is thinned', () => {
  const points = bankrollCurve(Array.from({ length: 10_000 }, (_, at) => ended(at, Math.round(1000 * Math.sin(at)))))
  const few = thinned(points, 200)
  expect(few.length).toBeLessThanOrEqual(402)
  const heights = (all: typeof points) => all.map(({ balanceCents }) => balanceCents)
  expect(Math.max(...heights(few))).toBe(Math.max(...heights(points)))
  expect(Math.min(...heights(few))).toBe(Math.min(...heights(points)))
  expect([few[0], few.at(-1)]).toEqual([points[0], points.at(-1)])
})
