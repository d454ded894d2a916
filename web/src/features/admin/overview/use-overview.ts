import { readOverview } from '@prancheta/contract/admin/figures.ts'
import { adminWords } from '@prancheta/contract/admin/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { useLiveNews } from '#lib/live/live-news.ts'
import { refreshSoon } from '#lib/live/refresh-soon.ts'

const KEY = ['admin-overview'] as const

/** The figures, read anew when tickets, messages or plans change. A failure is only logged, as specified. */
export function useOverview() {
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => callApi(readOverview, {}, { signal }) })
  const refresh = () => refreshSoon(KEY)
  useLiveNews(({ type }) => {
    if (/^(thread|plan)\./.test(type)) refresh()
  }, refresh)
  const { error } = query
  useEffect(() => {
    if (error) logFailure(adminWords.overviewFailed, error)
  }, [error])
  return query
}
