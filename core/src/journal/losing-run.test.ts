import { expect, test } from 'vitest'
import { longestLosingRun, usualLosingRun } from './losing-run.ts'
import { SeededChance } from './seeded-chance.ts'

test('the longest run of losses; a refund neither lengthens nor ends it', () => {
  expect(longestLosingRun([-1, -1, 5, -1, 0, -1, -1, 3])).toBe(3)
  expect(longestLosingRun([1, 0, 2])).toBe(0)
  expect(longestLosingRun([])).toBe(0)
})

test('by hand at even odds: of three bets two in a row are lost in 3 of 8 ways, all three in 1', () => {
  const [one, two, three, four] = [1, 2, 3, 4].map((run) => usualLosingRun([2, 2, 2], run).asLongShare)
  expect([one, two, three, four]).toEqual([7 / 8, 3 / 8, 1 / 8, 0].map((share) => expect.closeTo(share, 12)))
})

test('every way of eight bets at different odds, counted one by one, gives the same chances', () => {
  const odds = [1.5, 2, 3.4, 1.2, 8, 2.1, 1.9, 4]
  const shares = new Array<number>(odds.length + 1).fill(0)
  for (let way = 0; way < 2 ** odds.length; way++) {
    const profits = odds.map((_, at) => ((way >> at) & 1 ? 1 : -1))
    const chance = odds.reduce((all, odd, at) => all * (profits[at] === 1 ? 1 / odd : 1 - 1 / odd), 1)
    const run = longestLosingRun(profits)
    shares[run] = (shares[run] ?? 0) + chance
  }
  for (let run = 1; run <= odds.length; run++) {
    const asLong = shares.slice(run).reduce((sum, share) => sum + share, 0)
    expect(usualLosingRun(odds, run).asLongShare).toBeCloseTo(asLong, 12)
  }
})

test('2,000 drawn series of 500 bets have the same usual run', () => {
  const odds = Array.from({ length: 500 }, (_, at) => 1.4 + (at % 23) / 8)
  const luck = new SeededChance(11)
  const runs = Array.from({ length: 2000 }, () =>
    longestLosingRun(odds.map((odd) => (luck.next() < 1 / odd ? odd - 1 : -1))),
  ).sort((one, other) => one - other)
  const { median, low, high } = usualLosingRun(odds, 0)
  expect(Math.abs((runs[1000] ?? 0) - median)).toBeLessThanOrEqual(1)
  expect(Math.abs((runs[100] ?? 0) - low)).toBeLessThanOrEqual(1)
  expect(Math.abs((runs[1900] ?? 0) - high)).toBeLessThanOrEqual(1)
})

test('fifty thousand bets, sure winners and no bets at all have an answer', () => {
  const many = usualLosingRun(
    Array.from({ length: 50_000 }, () => 2),
    15,
  )
  expect(many.low).toBeLessThan(many.median)
  expect(many.median).toBe(15) // log2(50,000 / 2) is 14.6
  expect(usualLosingRun([1, 1], 1).asLongShare).toBeCloseTo(0, 9)
  expect(usualLosingRun([], 0)).toMatchObject({ median: 0, low: 0, high: 0 })
})
