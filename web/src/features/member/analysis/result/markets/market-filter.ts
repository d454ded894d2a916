import { MARKET_GROUPS, type MarketGroup } from '@prancheta/core/markets/market.ts'
import { toPct } from '@prancheta/core/percent.ts'
import type { ShownMarket } from '#domain/analysis/shown-analysis.ts'

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
