import { addSums, type BetSums } from './bet-sums.ts'

/** By what a journal may be taken apart. Days, months and weekdays are those of São Paulo. */
export const GROUPINGS = ['month', 'league', 'market', 'house', 'odd', 'weekday'] as const
export type Grouping = (typeof GROUPINGS)[number]

/** Stored with a bet. Add freely, never rename. From `from` on, up to the next one's. */
export const ODD_RANGES = [
  { id: 'to1.50', from: 1, words: 'até 1,49' },
  { id: '1.50', from: 1.5, words: '1,50 a 1,79' },
  { id: '1.80', from: 1.8, words: '1,80 a 2,19' },
  { id: '2.20', from: 2.2, words: '2,20 a 2,99' },
  { id: '3.00', from: 3, words: '3,00 a 4,99' },
  { id: '5.00', from: 5, words: '5,00 ou mais' },
] as const
export type OddRangeId = (typeof ODD_RANGES)[number]['id']

export function oddRangeOf(odd: number): OddRangeId {
  return ODD_RANGES.findLast(({ from }) => odd >= from)?.id ?? 'to1.50'
}

/** '2026-11' of '2026-11-20'. */
export function monthOfDay(day: string): string {
  return day.slice(0, 7)
}

/** 0 is Sunday, of a day written 2026-11-20. */
export function weekdayOfDay(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay()
}

/** Sums by a key, in the order in which the keys came. */
export function groupSums<Row extends BetSums>(rows: Iterable<Row>, keyOf: (row: Row) => string): Map<string, BetSums> {
  const groups = new Map<string, BetSums>()
  for (const row of rows) {
    const key = keyOf(row)
    const known = groups.get(key)
    groups.set(key, known ? addSums(known, row) : row)
  }
  return groups
}
