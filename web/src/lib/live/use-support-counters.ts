import { supportCounters } from '@prancheta/contract/support/admin-tickets.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { useRefreshOnNews } from './live-news.ts'

const COUNTERS_KEY = ['support-counters'] as const

/** What waits for an admin, live. A failure is only logged; the last counts stay. */
export function useSupportCounters() {
  const { data, error } = useQuery({
    queryKey: COUNTERS_KEY,
    queryFn: ({ signal }) => callApi(supportCounters, {}, { signal }),
  })
  useRefreshOnNews(COUNTERS_KEY, ({ type }) => type.startsWith('thread.'))
  useEffect(() => {
    if (error) logFailure(supportWords.countersFailed, error)
  }, [error])
  return data ?? null
}
