import { expect, test } from 'vitest'
import { betSumsOf } from './bet-sums.ts'
import { groupSums, monthOfDay, ODD_RANGES, oddRangeOf, weekdayOfDay } from './groupings.ts'

test('every odd stands in one range, also on its border', () => {
  expect([1.01, 1.49, 1.5, 1.7999, 1.8, 2.2, 4.99, 5, 900].map(oddRangeOf)).toEqual([
    'to1.50',
    'to1.50',
    '1.50',
    '1.50',
    '1.80',
    '2.20',
    '3.00',
    '5.00',
    '5.00',
  ])
  expect(ODD_RANGES.map(({ from }) => from)).toEqual(ODD_RANGES.map(({ from }) => from).toSorted((a, b) => a - b))
})

test('a day has its month and weekday, also at the end of a year', () => {
  expect([monthOfDay('2026-12-31'), weekdayOfDay('2026-12-31')]).toEqual(['2026-12', 4]) // a Thursday
  expect([monthOfDay('2027-01-01'), weekdayOfDay('2027-01-03')]).toEqual(['2027-01', 0])
})

test('groups lose no bet and no cent', () => {
  const day = (name: string, stakedCents: number, profitCents: number) => ({
    day: name,
    ...betSumsOf([{ stakedCents, profitCents }]),
  })
  const rows = [day('2026-11-30', 100, 90), day('2026-12-01', 200, -200), day('2026-11-02', 50, -50)]
  const months = groupSums(rows, (row) => monthOfDay(row.day))
  expect([...months].map(([key, { count, profitCents }]) => [key, count, profitCents])).toEqual([
    ['2026-11', 2, 40],
    ['2026-12', 1, -200],
  ])
})
