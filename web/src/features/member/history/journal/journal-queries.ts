import { readBankroll } from '@prancheta/contract/journal/bankroll.ts'
import { readBreakdown, readJournal, readLuck } from '@prancheta/contract/journal/figures.ts'
import type { JournalFilter } from '@prancheta/contract/journal/filter.ts'
import { listBets, listChanges } from '@prancheta/contract/journal/routes.ts'
import { readSignals } from '@prancheta/contract/responsible-play/signals.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'
import { queryClient } from '#lib/api/query-client.ts'

/** Everything that a bet changes stands under one key. */
export const JOURNAL_KEY = ['journal'] as const

/** What was shown stays until the next filter's figures are there. */
const KEEP = { placeholderData: keepPreviousData }

export const journalQuery = (filter: JournalFilter) =>
  queryOptions({
    queryKey: [...JOURNAL_KEY, 'figures', filter],
    queryFn: ({ signal }) => callApi(readJournal, filter, { signal }),
    ...KEEP,
  })

export const breakdownQuery = (filter: JournalFilter) =>
  queryOptions({
    queryKey: [...JOURNAL_KEY, 'breakdown', filter],
    queryFn: ({ signal }) => callApi(readBreakdown, filter, { signal }),
    ...KEEP,
  })

export const luckQuery = (filter: JournalFilter) =>
  queryOptions({
    queryKey: [...JOURNAL_KEY, 'luck', filter],
    queryFn: ({ signal }) => callApi(readLuck, filter, { signal }),
    ...KEEP,
  })

export const betsQuery = (filter: JournalFilter) =>
  infiniteQueryOptions({
    queryKey: [...JOURNAL_KEY, 'bets', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(listBets, { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    ...KEEP,
  })

export const changesQuery = queryOptions({
  queryKey: [...JOURNAL_KEY, 'changes'],
  queryFn: ({ signal }) => callApi(listChanges, {}, { signal }),
})

export const bankrollQuery = queryOptions({
  queryKey: [...JOURNAL_KEY, 'bankroll'],
  queryFn: ({ signal }) => callApi(readBankroll, {}, { signal }),
})

export const signalsQuery = queryOptions({
  queryKey: [...JOURNAL_KEY, 'signals'],
  queryFn: ({ signal }) => callApi(readSignals, {}, { signal }),
})

export const refreshJournal = () => queryClient.invalidateQueries({ queryKey: JOURNAL_KEY })
