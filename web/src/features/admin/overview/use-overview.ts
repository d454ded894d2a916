import { readOverview } from '@prancheta/contract/admin/figures.ts'
import { adminWords } from '@prancheta/contract/admin/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { useRefreshOnNews } from '#lib/live/live-news.ts'

const KEY = ['admin-overview'] as const

/** The figures, read anew when tickets, messages or plans change. A failure is only logged, as specified. */
export function useOverview() {
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => callApi(readOverview, {}, { signal }) })
  useRefreshOnNews(KEY, ({ type }) => /^(thread|plan)\./.test(type))
  const { error } = query
  useEffect(() => {
    if (error) logFailure(adminWords.overviewFailed, error)
  }, [error])
  return query
}
