import { countMarkets } from '#markets/count-markets.ts'
import { bothScoreMarkets, goalMarkets } from '#markets/goal-markets.ts'
import { halfMarkets } from '#markets/half-markets.ts'
import { correctScoreMarkets, handicapMarkets } from '#markets/handicap-markets.ts'
import type { Market } from '#markets/market.ts'
import { resultMarkets } from '#markets/result-markets.ts'

export type { Market } from '#markets/market.ts'
export { MARKET_FAMILIES, MARKET_GROUPS } from '#markets/market.ts'

/** Every selection the product knows, in the order screens show them. */
export const MARKETS: readonly Market[] = [
  ...resultMarkets,
  ...goalMarkets,
  ...bothScoreMarkets,
  ...handicapMarkets,
  ...correctScoreMarkets,
  ...halfMarkets,
  ...countMarkets,
]

const BY_ID = new Map(MARKETS.map((market) => [market.id, market]))

/** The market of a stored id, or null when the id is not one of ours. */
export function marketById(id: string): Market | null {
  return BY_ID.get(id) ?? null
}
