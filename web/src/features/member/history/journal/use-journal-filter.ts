import { type JournalFilter, journalFilter } from '@prancheta/contract/journal/filter.ts'
import type { Grouping } from '@prancheta/core/journal/groupings.ts'
import { useSearchParams } from 'react-router'

/** The words that stand in the address, so that a view of the journal can be kept and sent. */
const WORDS = {
  from: 'de',
  to: 'ate',
  league: 'campeonato',
  market: 'mercado',
  house: 'casa',
  odd: 'odd',
  weekday: 'dia',
} as const satisfies Record<keyof JournalFilter, string>

export type FilterName = keyof typeof WORDS
const FILTER_NAMES = Object.keys(WORDS) as FilterName[] // the keys of the list above, and no others

/** What of an address the journal is filtered by; what the server would refuse, as a day that is none, is left out. */
export function readFilter(params: URLSearchParams): JournalFilter {
  const given = FILTER_NAMES.flatMap((name) => {
    const value = params.get(WORDS[name])
    const isUsable = value !== null && journalFilter[name].safeParse(value).success
    return isUsable ? [[name, value]] : []
  })
  return Object.fromEntries(given)
}

/** The address with these parts of the filter changed; undefined takes one out. */
export function writeFilter(params: URLSearchParams, change: JournalFilter): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of FILTER_NAMES) {
    if (!(name in change)) continue
    const value = change[name]
    if (value === undefined) next.delete(WORDS[name])
    else next.set(WORDS[name], value)
  }
  return next
}

/** The filter that all of the journal's pictures follow. */
export function useJournalFilter() {
  const [params, setParams] = useSearchParams()
  const filter = readFilter(params)
  const change = (wanted: JournalFilter) =>
    setParams((now) => writeFilter(now, wanted), { replace: true, preventScrollReset: true })
  return {
    filter,
    isFiltered: Object.keys(filter).length > 0,
    change,
    clear: () => change(Object.fromEntries(FILTER_NAMES.map((name) => [name, undefined]))),
  }
}

/** The filter that leaves just this group. A month is its days. */
export function filterOfGroup(grouping: Grouping, key: string): JournalFilter {
  if (grouping !== 'month') return { [grouping]: key }
  const [year, month] = key.split('-').map(Number)
  const last = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate()
  return { from: `${key}-01`, to: `${key}-${String(last).padStart(2, '0')}` }
}
