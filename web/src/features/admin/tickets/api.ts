import * as admin from '@prancheta/contract/support/admin-tickets.ts'
import type { TicketStatus } from '@prancheta/core/support/status.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'

export const QUEUE_KEY = ['admin-tickets'] as const

export type QueueFilter = { status: TicketStatus | null; priorityOnly: boolean; search: string }

export const ticketQueue = ({ status, priorityOnly, search }: QueueFilter) =>
  infiniteQueryOptions({
    queryKey: [...QUEUE_KEY, 'list', status, priorityOnly, search],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        admin.listAllTickets,
        {
          ...(status === null ? {} : { status }),
          ...(priorityOnly ? { priority: 'true' as const } : {}),
          ...(search === '' ? {} : { search }),
          ...(pageParam === null ? {} : { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const anyTicket = (ticketId: string) =>
  queryOptions({
    queryKey: [...QUEUE_KEY, 'one', ticketId],
    queryFn: ({ signal }) => callApi(admin.readAnyTicket, { ticketId }, { signal }),
    staleTime: 0,
  })

export const firstAnswers = queryOptions({
  queryKey: [...QUEUE_KEY, 'first-answers'],
  queryFn: ({ signal }) => callApi(admin.firstAnswerTimes, {}, { signal }),
})
