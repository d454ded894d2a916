import { MARKETS } from '@prancheta/core/markets/catalogue.ts'
import { MARKET_GROUPS, type MarketFamily, type MarketGroup } from '@prancheta/core/markets/market.ts'
import { toPct } from '@prancheta/core/percent.ts'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { ShownMarket } from '#domain/analysis/shown-analysis.ts'

/** What the list of markets shows and what of it is open. */
export function useMarketList(markets: readonly ShownMarket[]) {
  const [filter, setFilter] = useState(STARTING_FILTER)
  const [openGroups, setOpenGroups] = useState<ReadonlySet<MarketGroup>>(new Set(['Resultado']))
  const [openRows, setOpenRows] = useState<ReadonlySet<string>>(new Set())
  // The slider answers at once; the rows follow as soon as there is time for them.
  const settled = useDeferredValue(filter)
  const groups = useMemo(() => groupMarkets(markets.filter((market) => passes(market, settled))), [markets, settled])

  return {
    filter,
    setFilter,
    groups,
    shownCount: groups.reduce((sum, { count }) => sum + count, 0),
    openGroups,
    toggleGroup: (group: MarketGroup) => setOpenGroups((before) => toggled(before, group)),
    openAll: () => setOpenGroups(new Set(groups.map(({ group }) => group))),
    closeAll: () => setOpenGroups(new Set()),
    /** Opens a market's row, and lets it through where the filter would hide it. */
    reveal(market: ShownMarket) {
      setFilter((before) => (passes(market, before) ? before : { ...before, showsAll: true }))
      setOpenGroups((before) => new Set(before).add(market.group))
      setOpenRows((before) => new Set(before).add(market.id))
    },
    openRows,
    toggleRow: useCallback((id: string) => setOpenRows((before) => toggled(before, id)), []),
  }
}

function toggled<Item>(items: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  const next = new Set(items)
  if (!next.delete(item)) next.add(item)
  return next
}

/** The specification's slider, in percent. */
export const THRESHOLD = { min: 50, max: 90, step: 5 }
export const QUICK_THRESHOLDS = [50, 60, 70, 80]

export type MarketFilter = {
  minPct: number
  groups: ReadonlySet<MarketGroup>
  /** 'Mostrar todos os mercados (ignorar filtros)'. */
  showsAll: boolean
}

export const STARTING_FILTER: MarketFilter = { minPct: THRESHOLD.min, groups: new Set(MARKET_GROUPS), showsAll: false }

/** A market shows only if its probability is at or above the threshold and its group is ticked. */
export function passes({ chance, group }: Pick<ShownMarket, 'chance' | 'group'>, filter: MarketFilter) {
  if (filter.showsAll) return true
  return toPct(chance) >= filter.minPct && filter.groups.has(group)
}

export function withGroup(filter: MarketFilter, group: MarketGroup, isTicked: boolean): MarketFilter {
  const groups = new Set(filter.groups)
  if (isTicked) groups.add(group)
  else groups.delete(group)
  return { ...filter, groups }
}

/** What is asked for, in few words: 'a partir de 60%, 7 de 8 grupos'. */
export function filterWords({ minPct, groups, showsAll }: MarketFilter): string {
  if (showsAll) return 'todos os mercados'
  const ticked = groups.size === MARKET_GROUPS.length ? '' : `, ${groups.size} de ${MARKET_GROUPS.length} grupos`
  return `a partir de ${minPct}%${ticked}`
}

export type FamilyOfMarkets = { family: MarketFamily; markets: ShownMarket[] }
export type GroupOfMarkets = { group: MarketGroup; count: number; families: FamilyOfMarkets[] }

const PLACE = new Map(MARKETS.map(({ id }, place) => [id, place]))
const placeOf = ({ id }: ShownMarket) => PLACE.get(id) ?? PLACE.size

/**
 * By group and family, lines in rising order as a bettor reads them. The answer tells the best ones first; here one
 * looks a market up.
 */
function groupMarkets(markets: readonly ShownMarket[]): GroupOfMarkets[] {
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
