import { supportWords } from '@prancheta/contract/support/words.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagedList } from '#lib/api/paged-list.ts'
import { useFailureNotice } from '#lib/api/use-failure-notice.ts'
import { useLiveNews } from '#lib/live/live-news.ts'
import { refreshSoon } from '#lib/live/refresh-soon.ts'
import { QUEUE_KEY, type QueueFilter, ticketQueue } from './api.ts'

/** Everybody's tickets under one filter, read anew whenever any ticket changes. */
export function useQueue(filter: QueueFilter) {
  const query = useInfiniteQuery(ticketQueue(filter))
  const refresh = () => refreshSoon(QUEUE_KEY)
  useLiveNews(({ data }) => {
    if (data.kind === 'ticket') refresh()
  }, refresh)
  useFailureNotice(query.error, supportWords.ticketsLoadFailed)
  return {
    tickets: query.data?.pages.flatMap(({ tickets }) => tickets) ?? [],
    ...pagedList(query),
  }
}
