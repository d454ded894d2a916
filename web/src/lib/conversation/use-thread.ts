import type { ThreadMessage, ThreadPage } from '@prancheta/contract/support/thread.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import type { Side } from '@prancheta/core/support/status.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError, wordsOf } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { useFailureNotice } from '#lib/api/tell-failure.ts'
import { type LiveNews, refreshSoon, useLiveNews } from '#lib/live/live-news.ts'
import { toast } from '#lib/page/toast.ts'
import { useVisible } from '#lib/page/use-visible.ts'
import { useSession } from '#lib/session/session.ts'
import { dropOutgoing, type Outgoing, outgoingIn, putOutgoing, useOutgoing } from './outbox.ts'
import { messagesIn, stillOutgoing, type ThreadData, withMessage } from './thread-pages.ts'

/** One conversation, whichever: where it is read and written, and which news are about it. */
export type ThreadSource = {
  /** Names it among what was read. */
  key: readonly string[]
  /** The side this screen speaks for. */
  mine: Side
  read: (part: { before?: number }, signal: AbortSignal) => Promise<ThreadPage>
  send: (text: string, clientId: string) => Promise<ThreadMessage>
  markRead: (upTo: number) => Promise<unknown>
  isAbout: (news: LiveNews) => boolean
  /** What to say when the other side writes while the screen is open; null says nothing. */
  arrivalWords: string | null
  sentWords: string | null
}

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

function useSending(source: ThreadSource, queryKey: string[], box: string) {
  const [isSending, setIsSending] = useState(false)

  async function deliver(message: Outgoing): Promise<void> {
    putOutgoing(box, { ...message, state: 'pending' })
    setIsSending(true)
    try {
      const sent = await source.send(message.text, message.clientId)
      // A reading under way may have begun before the message was there; its answer must not take it away again.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<ThreadData>(queryKey, (data) => withMessage(data, sent))
      dropOutgoing(box, message.clientId)
      void queryClient.invalidateQueries({ queryKey })
      if (source.sentWords !== null) toast.success(source.sentWords)
    } catch (failure) {
      putOutgoing(box, { ...message, state: 'failed' })
      logFailure(supportWords.messageSendFailed, failure)
      toast.error(supportWords.messageSendFailed, { description: wordsOf(failure) })
    } finally {
      setIsSending(false)
    }
  }

  return {
    isSending,
    send(text: string) {
      const message = { clientId: newId(), text, writtenAt: new Date().toISOString(), state: 'pending' } as const
      void deliver(message)
    },
    retry(clientId: string) {
      const message = outgoingIn(box).find((each) => each.clientId === clientId)
      if (message) void deliver(message)
    },
    discard: (clientId: string) => dropOutgoing(box, clientId),
  }
}

/** Also on plain http inside a home network, where `randomUUID` is missing. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const version = `4${hex.slice(13, 16)}`
  const variant = `8${hex.slice(17, 20)}`
  return [hex.slice(0, 8), hex.slice(8, 12), version, variant, hex.slice(20)].join('-')
}
