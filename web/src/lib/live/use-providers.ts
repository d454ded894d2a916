import { listProviders } from '@prancheta/contract/providers/routes.ts'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'
import { useRefreshOnNews } from './live-news.ts'

const KEY = ['admin-providers'] as const

/** The outside services as they do now, live. For admins. */
export function useProviders() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(listProviders, {}, { signal }),
    staleTime: 0,
  })
  useRefreshOnNews(KEY, ({ type }) => type === 'provider.changed')
  return query
}
