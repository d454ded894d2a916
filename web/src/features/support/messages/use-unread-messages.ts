import { unreadMessages } from '@prancheta/contract/support/direct-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'
import { useLiveNews } from '#lib/live/live-news.ts'
import { refreshSoon } from '#lib/live/refresh-soon.ts'

const KEY = ['unread-messages'] as const

/** How many messages from support wait for the user, live. */
export function useUnreadMessages(): number {
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(unreadMessages, {}, { signal }),
    staleTime: 0,
  })
  const refresh = () => refreshSoon(KEY)
  useLiveNews(({ data }) => {
    if (data.kind === 'direct') refresh()
  }, refresh)
  return data?.count ?? 0
}
