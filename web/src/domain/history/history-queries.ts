import { readRecord } from '@prancheta/contract/history/record.ts'
import * as history from '@prancheta/contract/history/routes.ts'
import { matchesEnded } from '@prancheta/contract/history/words.ts'
import { queryOptions } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '#lib/api/call-api.ts'
import { dashboardQuery } from '#lib/api/member-queries.ts'
import { useLiveNews } from '#lib/live/live-news.ts'
import { refreshSoon } from '#lib/live/refresh-soon.ts'
import { toast } from '#lib/page/toast.ts'

/** Everything that a mark or a match's end changes stands under one key. */
export const HISTORY_KEY = ['history'] as const

export const newsQuery = queryOptions({
  queryKey: [...HISTORY_KEY, 'news'],
  queryFn: ({ signal }) => callApi(history.readNews, {}, { signal }),
})

export const recordQuery = queryOptions({
  queryKey: [...HISTORY_KEY, 'record'],
  queryFn: ({ signal }) => callApi(readRecord, {}, { signal }),
})

export const unfinishedQuery = queryOptions({
  queryKey: [...HISTORY_KEY, 'unfinished'],
  queryFn: ({ signal }) => callApi(history.readUnfinished, {}, { signal }),
})

/** What is shown of the history is old: lists, counters, record and the dashboard's numbers. */
function refreshHistory(): void {
  refreshSoon(HISTORY_KEY)
  refreshSoon(dashboardQuery.queryKey)
}

/** Matches of one round end within minutes, and their results come together: one notice for all of them. */
const GATHER_MS = 1_500

/** Tells, wherever the reader is, that matches they saved have ended, and keeps what is shown of them true. */
export function useSettlementNotice(): void {
  const navigate = useNavigate()
  const gathered = useRef<{ ids: Set<unknown>; timer: ReturnType<typeof setTimeout> } | null>(null)

  function tell() {
    const count = gathered.current?.ids.size ?? 0
    gathered.current = null
    toast.info(matchesEnded(count), {
      action: { label: 'Ver no histórico', onClick: () => void navigate('/history') },
    })
  }

  useLiveNews(({ type, data }) => {
    if (type !== 'analysis.settled') return
    refreshHistory()
    gathered.current ??= { ids: new Set(), timer: setTimeout(tell, GATHER_MS) }
    gathered.current.ids.add(data.analysisId)
  }, refreshHistory)

  useEffect(() => () => clearTimeout(gathered.current?.timer), [])
}
