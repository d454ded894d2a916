import * as tickets from '@prancheta/contract/support/tickets.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'

const TICKETS_KEY = ['tickets'] as const

export const ownTickets = infiniteQueryOptions({
  queryKey: [...TICKETS_KEY, 'list'],
  queryFn: ({ pageParam, signal }) =>
    callApi(tickets.listTickets, pageParam === null ? {} : { cursor: pageParam }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
  staleTime: 0,
})

export const oneTicket = (ticketId: string) =>
  queryOptions({
    queryKey: [...TICKETS_KEY, ticketId],
    queryFn: ({ signal }) => callApi(tickets.readTicket, { ticketId }, { signal }),
    staleTime: 0,
  })
