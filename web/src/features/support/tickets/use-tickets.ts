import { supportWords } from '@prancheta/contract/support/words.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagedList } from '#lib/api/paged-list.ts'
import { useFailureNotice } from '#lib/api/tell-failure.ts'
import { refreshSoon, useLiveNews } from '#lib/live/live-news.ts'
import { ownTickets } from './api.ts'

/** The user's own tickets, read anew whenever one of them changes. */
export function useTickets() {
  const query = useInfiniteQuery(ownTickets)
  const refresh = () => refreshSoon(ownTickets.queryKey)
  useLiveNews(({ type }) => {
    if (type.startsWith('ticket.')) refresh()
  }, refresh)
  useFailureNotice(query.error, supportWords.ticketsLoadFailed)
  return {
    tickets: query.data?.pages.flatMap(({ tickets }) => tickets) ?? [],
    ...pagedList(query),
  }
}
