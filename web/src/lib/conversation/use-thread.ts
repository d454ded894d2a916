import type { ThreadMessage } from '@prancheta/contract/support/thread.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { useFailureNotice } from '#lib/api/tell-failure.ts'
import { useLiveNews } from '#lib/live/live-news.ts'
import { refreshSoon } from '#lib/live/refresh-soon.ts'
import { toast } from '#lib/page/toast.ts'
import { useVisible } from '#lib/page/use-visible.ts'
import { useSession } from '#lib/session/session.ts'
import { useOutgoing, useSending } from './outbox.ts'
import { messagesIn, stillOutgoing } from './thread-pages.ts'
import type { ThreadSource } from './thread-source.ts'

export type Thread = ReturnType<typeof useThread>

export function useThread(source: ThreadSource) {
  const queryKey = ['thread', ...source.key]
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => source.read(pageParam === null ? {} : { before: pageParam }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.has_more ? (page.messages[0]?.number ?? null) : null),
    staleTime: 0,
  })
  const messages = messagesIn(query.data)
  // A conversation that is not there at all is the screen's to explain.
  const isMissing = query.error instanceof ApiError && query.error.status === 404
  useFailureNotice(isMissing ? null : query.error, supportWords.messagesLoadFailed)
  useLiveNews(
    (news) => {
      if (!source.isAbout(news)) return
      refreshSoon(queryKey)
      const fromOther = typeof news.data.from === 'string' && news.data.from !== source.mine
      if (fromOther && source.arrivalWords !== null) toast.info(source.arrivalWords)
    },
    () => refreshSoon(queryKey),
  )
  useReading(source, messages)
  const box = useBoxName(queryKey)
  const sending = useSending(source, queryKey, box)

  return {
    ...sending,
    messages,
    outgoing: stillOutgoing(useOutgoing(box), messages),
    mine: source.mine,
    isLoading: query.isPending || isMissing,
    failed: query.isError && query.data === undefined && !isMissing,
    retryLoading: () => void query.refetch(),
    hasOlder: query.hasNextPage,
    isLoadingOlder: query.isFetchingNextPage,
    loadOlder: () => void query.fetchNextPage(),
  }
}

/** What is on a visible screen counts as read, up to its last message. A failure is only logged; the next one tries again. */
function useReading(source: ThreadSource, messages: readonly ThreadMessage[]): void {
  const isVisible = useVisible()
  const last = messages.at(-1)?.number ?? 0
  const hasUnread = messages.some(({ sender_type, is_read }) => sender_type !== source.mine && !is_read)
  const markRead = useEffectEvent((upTo: number) => {
    source.markRead(upTo).catch((failure: unknown) => logFailure(supportWords.markReadFailed, failure))
  })
  useEffect(() => {
    if (isVisible && hasUnread) markRead(last)
  }, [isVisible, hasUnread, last])
}

/** By person too: somebody else who signs in here must not find what another could not send. */
function useBoxName(queryKey: readonly string[]): string {
  const session = useSession()
  return [typeof session === 'object' ? session?.userId : '', ...queryKey].join(' ')
}
