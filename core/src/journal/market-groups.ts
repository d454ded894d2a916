import { MARKET_GROUPS } from '#markets/market.ts'

/** A bet in words belongs to no group of the catalogue. */
export const OTHER_MARKETS = 'Outros'

/** What the journal tells markets apart by. Stored with a bet: add freely, never rename. */
export const JOURNAL_MARKET_GROUPS = [...MARKET_GROUPS, 'Combinadas', OTHER_MARKETS] as const
export type JournalMarketGroup = (typeof JOURNAL_MARKET_GROUPS)[number]
