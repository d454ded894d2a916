import * as tickets from '@prancheta/contract/support/tickets.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, callApi, wordsOf } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { useThread } from '#lib/conversation/use-thread.ts'
import { useLiveNews } from '#lib/live/live-news.ts'
import { refreshSoon } from '#lib/live/refresh-soon.ts'
import { toast } from '#lib/page/toast.ts'
import { oneTicket } from './api.ts'

/** One of the user's own tickets with its thread. A ticket that is not theirs, or nobody's, leads back to the list. */
export function useTicket(ticketId: string) {
  const options = oneTicket(ticketId)
  const query = useQuery(options)
  const refresh = () => refreshSoon(options.queryKey)
  useLiveNews((news) => {
    if (news.data.threadId === ticketId) refresh()
  }, refresh)
  useReturnWhenMissing(query.error)

  const thread = useThread({
    key: ['ticket', ticketId],
    mine: 'user',
    read: (part, signal) => callApi(tickets.readTicketMessages, { ticketId, ...part }, { signal }),
    send: (message, client_id) => callApi(tickets.replyToTicket, { ticketId, message, client_id }),
    markRead: (up_to) => callApi(tickets.markTicketRead, { ticketId, up_to }),
    isAbout: (news) => news.data.threadId === ticketId,
    arrivalWords: supportWords.newReply,
    sentWords: null,
  })

  const resolving = useMutation({
    mutationFn: () => callApi(tickets.resolveTicket, { ticketId }),
    onSuccess(ticket) {
      queryClient.setQueryData(options.queryKey, ticket)
      toast.success(supportWords.ticketMarkedResolved)
    },
    onError(failure) {
      logFailure(supportWords.ticketUpdateFailed, failure)
      toast.error(supportWords.ticketUpdateFailed, { description: wordsOf(failure) })
      refresh()
    },
  })

  return { ticket: query.data ?? null, thread, resolve: () => resolving.mutate(), isResolving: resolving.isPending }
}

function useReturnWhenMissing(failure: unknown): void {
  const navigate = useNavigate()
  const isMissing = failure instanceof ApiError && failure.status === 404
  useEffect(() => {
    if (!isMissing) return
    toast.error(supportWords.ticketNotFound)
    void navigate('/tickets', { replace: true })
  }, [isMissing, navigate])
}
