import type { MarketGroup } from '@prancheta/core/markets/market.ts'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { ShownMarket } from '#domain/analysis/shown-analysis.ts'
import { groupMarkets } from './group-markets.ts'
import { passes, STARTING_FILTER } from './market-filter.ts'

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
    openRows,
    toggleRow: useCallback((id: string) => setOpenRows((before) => toggled(before, id)), []),
  }
}

function toggled<Item>(items: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  const next = new Set(items)
  if (!next.delete(item)) next.add(item)
  return next
}
