import type { JournalFilter } from '@prancheta/contract/journal/filter.ts'
import type { Grouping } from '@prancheta/core/journal/groupings.ts'

/** The filter that leaves just this group. A month is its days. */
export function filterOfGroup(grouping: Grouping, key: string): JournalFilter {
  if (grouping !== 'month') return { [grouping]: key }
  const [year, month] = key.split('-').map(Number)
  const last = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate()
  return { from: `${key}-01`, to: `${key}-${String(last).padStart(2, '0')}` }
}
