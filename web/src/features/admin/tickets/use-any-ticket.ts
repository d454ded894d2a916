import * as tickets from '@prancheta/contract/support/tickets.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ApiError, callApi, wordsOf } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { useThread } from '#lib/conversation/use-thread.ts'
import { refreshSoon } from '#lib/live/refresh-soon.ts'
import { toast } from '#lib/page/toast.ts'
import { anyTicket, QUEUE_KEY } from './api.ts'

/** Anybody's ticket, as support sees it. The list beside it listens for changes and refreshes both. */
export function useAnyTicket(ticketId: string, onMissing: () => void) {
  const query = useQuery(anyTicket(ticketId))
  useLeaveWhenMissing(query.error, onMissing)

  const thread = useThread({
    key: ['ticket', ticketId],
    mine: 'admin',
    read: (part, signal) => callApi(tickets.readTicketMessages, { ticketId, ...part }, { signal }),
    send: (message, client_id) => callApi(tickets.replyToTicket, { ticketId, message, client_id }),
    markRead: (up_to) => callApi(tickets.markTicketRead, { ticketId, up_to }),
    isAbout: (news) => news.data.threadId === ticketId,
    arrivalWords: supportWords.newUserMessage,
    sentWords: null,
  })

  const changing = useMutation({
    mutationFn: (to: 'open' | 'resolved') =>
      callApi(to === 'open' ? tickets.reopenTicket : tickets.resolveTicket, { ticketId }),
    onSuccess: (_, to) => toast.success(to === 'open' ? supportWords.ticketReopened : supportWords.ticketResolved),
    onError(failure) {
      logFailure(supportWords.ticketUpdateFailed, failure)
      toast.error(supportWords.ticketUpdateFailed, { description: wordsOf(failure) })
    },
    onSettled: () => refreshSoon(QUEUE_KEY),
  })

  return { ticket: query.data ?? null, thread, changeTo: changing.mutate, isChanging: changing.isPending }
}

function useLeaveWhenMissing(failure: unknown, onMissing: () => void): void {
  const isMissing = failure instanceof ApiError && failure.status === 404
  const leave = useEffectEvent(onMissing)
  useEffect(() => {
    if (!isMissing) return
    toast.error(supportWords.ticketNotFound)
    leave()
  }, [isMissing])
}
