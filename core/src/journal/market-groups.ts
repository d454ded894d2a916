import type { MarketGroup } from '#markets/market.ts'

/** A bet in words belongs to no group of the catalogue. */
export const OTHER_MARKETS = 'Outros'

/** What the journal tells markets apart by. Stored with a bet: add freely, never rename. */
export type JournalMarketGroup = MarketGroup | 'Combinadas' | typeof OTHER_MARKETS
