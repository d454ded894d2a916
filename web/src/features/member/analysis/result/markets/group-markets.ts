import { MARKETS } from '@prancheta/core/markets/catalogue.ts'
import { MARKET_GROUPS, type MarketFamily, type MarketGroup } from '@prancheta/core/markets/market.ts'
import type { ShownMarket } from '#domain/analysis/shown-analysis.ts'

export type FamilyOfMarkets = { family: MarketFamily; markets: ShownMarket[] }
export type GroupOfMarkets = { group: MarketGroup; count: number; families: FamilyOfMarkets[] }

const PLACE = new Map(MARKETS.map(({ id }, place) => [id, place]))
const placeOf = ({ id }: ShownMarket) => PLACE.get(id) ?? PLACE.size

/**
 * By group and family, lines in rising order as a bettor reads them. The answer tells the best ones first; here one
 * looks a market up.
 */
export function groupMarkets(markets: readonly ShownMarket[]): GroupOfMarkets[] {
  const byGroup = Map.groupBy(
    markets.toSorted((one, other) => placeOf(one) - placeOf(other)),
    ({ group }) => group,
  )
  return MARKET_GROUPS.flatMap((group) => {
    const own = byGroup.get(group)
    if (!own) return []
    const byFamily = Map.groupBy(own, ({ family }) => family)
    return [{ group, count: own.length, families: [...byFamily].map(([family, of]) => ({ family, markets: of })) }]
  })
}
