import * as history from '@prancheta/contract/history/routes.ts'
import { type HistoryFilter, markNewsSeen, setResult } from '@prancheta/contract/history/routes.ts'
import { historyWords } from '@prancheta/contract/history/words.ts'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
} from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { HISTORY_KEY, newsQuery } from '#domain/history/history-queries.ts'
import { ApiError, callApi } from '#lib/api/call-api.ts'
import { dashboardQuery } from '#lib/api/member-queries.ts'
import { pagedList } from '#lib/api/paged-list.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { tellFailure, useFailureNotice } from '#lib/api/tell-failure.ts'
import { toast } from '#lib/page/toast.ts'

const ON_THE_WAY_MS = 5_000

/** The saved analyses under the chosen filter, and the mark of each. */
export function useHistory() {
  const [filter, setFilter] = useState<HistoryFilter>('all')
  const query = useInfiniteQuery({ ...savedAnalyses(filter), placeholderData: keepPreviousData })
  useFailureNotice(query.error, historyWords.historyLoadFailed)
  useNewsSeen(query.isSuccess)

  const marking = useMutation({
    mutationFn: (mark: { analysisId: string; result: 'green' | 'red' }) => callApi(setResult, mark),
    async onSuccess() {
      toast.success(historyWords.resultUpdated)
      // The list is loaded anew before the buttons are free again, so that nobody marks what they do not see.
      await Promise.all(
        [HISTORY_KEY, dashboardQuery.queryKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      )
    },
    onError: (failure) => tellFailure(failure, historyWords.resultUpdateFailed),
  })

  return {
    filter,
    setFilter,
    counts: query.data?.pages[0]?.counts,
    analyses: query.data?.pages.flatMap(({ analyses }) => analyses) ?? [],
    /** Another filter's rows are still shown. */
    isChanging: query.isPlaceholderData,
    ...pagedList(query),
    marking: marking.isPending ? marking.variables : null,
    mark: (analysisId: string, result: 'green' | 'red') => marking.mutate({ analysisId, result }),
  }
}

export type History = ReturnType<typeof useHistory>

/** Whoever looks at the list has seen which matches ended; the cards keep their mark until the list is loaded anew. */
function useNewsSeen(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    callApi(markNewsSeen, {}).then(
      () => void queryClient.invalidateQueries({ queryKey: newsQuery.queryKey }),
      () => {}, // they stay news until the next visit
    )
  }, [isShown])
}

const savedAnalyses = (filter: history.HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: [...HISTORY_KEY, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(history.listHistory, { filter, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    // Long enough that what was asked for at the door is not asked for again once the list is drawn; every visit asks anew.
    staleTime: ON_THE_WAY_MS,
  })

/** Begins to load the list that is shown first, for a page that is still on its way. A failure is told by the list itself. */
export function askForHistory(): void {
  void queryClient.prefetchInfiniteQuery({ ...savedAnalyses('all'), staleTime: 0 })
}

export const savedMarkets = (analysisId: string) =>
  queryOptions({
    queryKey: [...HISTORY_KEY, 'markets', analysisId],
    queryFn: ({ signal }) => callApi(history.readSavedMarkets, { analysisId }, { signal }),
  })

export const wholeAnalysis = (analysisId: string) =>
  queryOptions({
    queryKey: ['analysis', analysisId],
    queryFn: async ({ signal }) => {
      const { analysis, pick } = await callApi(history.readAnalysis, { analysisId }, { signal })
      return { analysis: toShownAnalysis(analysis), pick }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

export function askForWhole(analysisId: string): void {
  void queryClient.prefetchQuery(wholeAnalysis(analysisId))
}

/** What was stored cannot be read: asking again would not help, and the server's words say so. */
export const isUnreadable = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.code === 'analysis.unreadable'
