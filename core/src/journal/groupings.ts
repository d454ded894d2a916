import type { MarketGroup } from '#markets/market.ts'

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

/** A bet in words belongs to no group of the catalogue. */
export const OTHER_MARKETS = 'Outros'

/** What the journal tells markets apart by. Stored with a bet: add freely, never rename. */
export type JournalMarketGroup = MarketGroup | 'Combinadas' | typeof OTHER_MARKETS
