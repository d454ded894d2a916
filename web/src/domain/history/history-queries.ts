import * as history from '@prancheta/contract/history/routes.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'
import { dashboardQuery } from '#lib/api/member-queries.ts'
import { refreshSoon } from '#lib/live/live-news.ts'

/** Everything that a mark or a match's end changes stands under one key. */
export const HISTORY_KEY = ['history'] as const

export const newsQuery = queryOptions({
  queryKey: [...HISTORY_KEY, 'news'],
  queryFn: ({ signal }) => callApi(history.readNews, {}, { signal }),
})

export const recordQuery = queryOptions({
  queryKey: [...HISTORY_KEY, 'record'],
  queryFn: ({ signal }) => callApi(history.readRecord, {}, { signal }),
})

export const unfinishedQuery = queryOptions({
  queryKey: [...HISTORY_KEY, 'unfinished'],
  queryFn: ({ signal }) => callApi(history.readUnfinished, {}, { signal }),
})

/** What is shown of the history is old: lists, counters, record and the dashboard's numbers. */
export function refreshHistory(): void {
  refreshSoon(HISTORY_KEY)
  refreshSoon(dashboardQuery.queryKey)
}
