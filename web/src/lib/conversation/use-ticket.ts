import type { TicketView } from '@prancheta/contract/support/thread.ts'
import { reopenTicket, resolveTicket } from '@prancheta/contract/support/tickets.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import type { Side } from '@prancheta/core/support/status.ts'
import { type QueryKey, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ApiError, callApi, wordsOf } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { useRefreshOnNews } from '#lib/live/live-news.ts'
import { refreshSoon } from '#lib/live/refresh-soon.ts'
import { toast } from '#lib/page/toast.ts'

const TICKETS_KEY = ['tickets'] as const
/** Lists of tickets, and what is counted over them. */
export const TICKET_LISTS_KEY = [...TICKETS_KEY, 'lists'] as const
export const ticketKey = (ticketId: string) => [...TICKETS_KEY, ticketId]

type Options<Ticket> = {
  ticketId: string
  /** Which door is asked for it: support sees its owner too. */
  read: (signal: AbortSignal) => Promise<Ticket>
  mine: Side
  /** Where to go when there is no such ticket, or it is somebody else's. */
  onMissing: () => void
}

/** A ticket as it stands, live, and the ways to resolve and reopen it. */
export function useTicket<Ticket extends TicketView>({ ticketId, read, mine, onMissing }: Options<Ticket>) {
  const queryKey = ticketKey(ticketId)
  const query = useQuery({ queryKey, queryFn: ({ signal }) => read(signal), staleTime: 0 })
  useRefreshOnNews(queryKey, ({ data }) => data.threadId === ticketId)
  useLeaveWhenMissing(query.error, supportWords.ticketNotFound, onMissing)
  return { ticket: query.data ?? null, ...useStatusChange(ticketId, queryKey, mine) }
}

function useStatusChange(ticketId: string, queryKey: QueryKey, mine: Side) {
  const { mutate, isPending } = useMutation({
    mutationFn: (to: 'open' | 'resolved') => callApi(to === 'open' ? reopenTicket : resolveTicket, { ticketId }),
    onSuccess(changed, to) {
      queryClient.setQueryData(queryKey, (shown: object | undefined) => shown && { ...shown, ...changed })
      const resolved = mine === 'user' ? supportWords.ticketMarkedResolved : supportWords.ticketResolved
      toast.success(to === 'open' ? supportWords.ticketReopened : resolved)
    },
    onError(failure) {
      logFailure(supportWords.ticketUpdateFailed, failure)
      toast.error(supportWords.ticketUpdateFailed, { description: wordsOf(failure) })
    },
    onSettled: () => refreshSoon(TICKETS_KEY),
  })
  return { changeTo: mutate, isChanging: isPending }
}

/** Says that what the address names is not there, and leads away from it. */
export function useLeaveWhenMissing(failure: unknown, words: string, onMissing: () => void): void {
  const isMissing = failure instanceof ApiError && failure.status === 404
  const leave = useEffectEvent(onMissing)
  useEffect(() => {
    if (!isMissing) return
    toast.error(words)
    leave()
  }, [isMissing, words])
}
