import { supportWords } from '@prancheta/contract/support/words.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagedList } from '#lib/api/paged-list.ts'
import { useFailureNotice } from '#lib/api/use-failure-notice.ts'
import { useLiveNews } from '#lib/live/live-news.ts'
import { refreshSoon } from '#lib/live/refresh-soon.ts'
import { ownTickets } from './api.ts'

/** The user's own tickets, read anew whenever one of them changes. */
export function useTickets() {
  const query = useInfiniteQuery(ownTickets)
  const refresh = () => refreshSoon(ownTickets.queryKey)
  useLiveNews(({ data }) => {
    if (data.kind === 'ticket') refresh()
  }, refresh)
  useFailureNotice(query.error, supportWords.ticketsLoadFailed)
  return {
    tickets: query.data?.pages.flatMap(({ tickets }) => tickets) ?? [],
    ...pagedList(query),
  }
}
