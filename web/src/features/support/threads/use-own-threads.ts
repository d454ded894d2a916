import { listTickets } from '@prancheta/contract/support/tickets.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'
import { pagedList } from '#lib/api/paged-list.ts'
import { useFailureNotice } from '#lib/api/tell-failure.ts'
import { TICKET_LISTS_KEY } from '#lib/conversation/use-ticket.ts'
import { useRefreshOnNews } from '#lib/live/live-news.ts'

/** The user's own tickets, read anew whenever one of them changes. */
export function useTickets() {
  const query = useInfiniteQuery({
    queryKey: [...TICKET_LISTS_KEY, 'own'],
    queryFn: ({ pageParam, signal }) =>
      callApi(listTickets, pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    staleTime: 0,
  })
  useRefreshOnNews(TICKET_LISTS_KEY, ({ data }) => data.kind === 'ticket')
  useFailureNotice(query.error, supportWords.ticketsLoadFailed)
  return {
    tickets: query.data?.pages.flatMap(({ tickets }) => tickets) ?? [],
    ...pagedList(query),
  }
}
