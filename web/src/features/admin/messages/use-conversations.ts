import { listConversations } from '@prancheta/contract/support/direct-messages.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'
import { pagedList } from '#lib/api/paged-list.ts'
import { useFailureNotice } from '#lib/api/use-failure-notice.ts'
import { useLiveNews } from '#lib/live/live-news.ts'
import { refreshSoon } from '#lib/live/refresh-soon.ts'

export const CONVERSATIONS_KEY = ['conversations'] as const

/** Every user with what waits in their conversation, live. */
export function useConversations(search: string) {
  const query = useInfiniteQuery({
    queryKey: [...CONVERSATIONS_KEY, 'list', search],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        listConversations,
        { ...(search === '' ? {} : { search }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const refresh = () => refreshSoon(CONVERSATIONS_KEY)
  useLiveNews(({ data }) => {
    if (data.kind === 'direct') refresh()
  }, refresh)
  useFailureNotice(query.error, supportWords.usersLoadFailed)
  return {
    conversations: query.data?.pages.flatMap(({ conversations }) => conversations) ?? [],
    ...pagedList(query),
  }
}
