import * as history from '@prancheta/contract/history/routes.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { toShownAnalysis } from '#domain/analysis/shown-analysis.ts'
import { HISTORY_KEY } from '#domain/history/history-queries.ts'
import { callApi } from '#lib/api/call-api.ts'

export const savedAnalyses = (filter: history.HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: [...HISTORY_KEY, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(history.listHistory, { filter, ...(pageParam === null ? {} : { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  })

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
