import * as admin from '@prancheta/contract/support/admin-tickets.ts'
import { listConversations, readConversation } from '@prancheta/contract/support/direct-messages.ts'
import type { AdminTicketView, ConversationView } from '@prancheta/contract/support/thread.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import type { TicketStatus } from '@prancheta/core/support/status.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'
import { pagedList } from '#lib/api/paged-list.ts'
import { useFailureNotice } from '#lib/api/tell-failure.ts'
import { TICKET_LISTS_KEY, ticketKey, useLeaveWhenMissing } from '#lib/conversation/use-ticket.ts'
import { useRefreshOnNews } from '#lib/live/live-news.ts'
import type { Placed } from './held-places.ts'
import type { Waiting } from './queue-address.ts'
import { useHeldPlaces } from './use-held-places.ts'

export type QueueFilter = { status: TicketStatus | null; waiting: Waiting; priorityOnly: boolean; search: string }

/** Everybody's tickets under one filter, read anew whenever any ticket changes; the opened ones stay where they stand. */
export function useQueue({ status, waiting, priorityOnly, search }: QueueFilter, chosen: string | null) {
  const query = useInfiniteQuery({
    queryKey: [...TICKET_LISTS_KEY, 'queue', status, waiting, priorityOnly, search],
    queryFn: ({ pageParam, signal }) => {
      const filter = {
        ...(status === null ? {} : { status }),
        ...(waiting === null ? {} : { waiting }),
        ...(priorityOnly ? { priority: 'true' as const } : {}),
        ...(search === '' ? {} : { search }),
      }
      return callApi(admin.listAllTickets, { ...filter, ...cursorOf(pageParam) }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  useRefreshOnNews(TICKET_LISTS_KEY, ({ data }) => data.kind === 'ticket')
  useFailureNotice(query.error, supportWords.ticketsLoadFailed)
  const tickets = useHeldPlaces({
    fresh: query.data?.pages.flatMap((page) => page.tickets.map(placedTicket)) ?? [],
    chosen,
    filter: query.isPlaceholderData ? '' : [status, waiting, priorityOnly, search].join(' '),
    readOne: (ticketId) => ({
      queryKey: ticketKey(ticketId),
      queryFn: ({ signal }) => callApi(admin.readAnyTicket, { ticketId }, { signal }),
    }),
    belongs: (ticket) => status === null || ticket.status === status,
  })
  return { tickets, ...pagedList(query) }
}

function placedTicket(row: AdminTicketView): Placed<AdminTicketView> {
  const { id, unread_by_admin, last_message_at, created_at } = row
  return {
    id,
    place: { waits: Number(unread_by_admin), lastMessageAt: last_message_at ?? '', createdAt: created_at },
    row,
  }
}

/** How long people wait for the first answer; stands with the lists, so that it follows them. */
export function useFirstAnswers() {
  const { data } = useQuery({
    queryKey: [...TICKET_LISTS_KEY, 'first-answers'],
    queryFn: ({ signal }) => callApi(admin.firstAnswerTimes, {}, { signal }),
  })
  return data
}

const CONVERSATIONS_KEY = ['conversations'] as const

type ConversationFilter = { unreadOnly: boolean; search: string }

/** Every user with what waits in their conversation, live; the opened ones stay where they stand. */
export function useConversations({ unreadOnly, search }: ConversationFilter, chosen: string | null) {
  const query = useInfiniteQuery({
    queryKey: [...CONVERSATIONS_KEY, 'list', unreadOnly, search],
    queryFn: ({ pageParam, signal }) => {
      const filter = {
        ...(unreadOnly ? { unread: 'true' as const } : {}),
        ...(search === '' ? {} : { search }),
      }
      return callApi(listConversations, { ...filter, ...cursorOf(pageParam) }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  useRefreshOnNews(CONVERSATIONS_KEY, ({ data }) => data.kind === 'direct')
  useFailureNotice(query.error, supportWords.usersLoadFailed)
  const conversations = useHeldPlaces({
    fresh: query.data?.pages.flatMap((page) => page.conversations.map(placedConversation)) ?? [],
    chosen,
    filter: query.isPlaceholderData ? '' : [unreadOnly, search].join(' '),
    readOne: oneConversation,
    belongs: () => true,
  })
  return { conversations, ...pagedList(query) }
}

function placedConversation(row: ConversationView): Placed<ConversationView> {
  const { user, unread, last_message_at } = row
  return { id: user.id, place: { waits: unread, lastMessageAt: last_message_at ?? '', createdAt: '' }, row }
}

const oneConversation = (userId: string) => ({
  queryKey: [...CONVERSATIONS_KEY, 'one', userId],
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi(readConversation, { userId }, { signal }),
})

/** Whose conversation it is. The list beside it listens for changes and refreshes both. */
export function useConversation(userId: string, onMissing: () => void) {
  const { data, error } = useQuery(oneConversation(userId))
  useLeaveWhenMissing(error, supportWords.userNotFound, onMissing)
  return data?.user ?? null
}

const cursorOf = (pageParam: string | null) => (pageParam === null ? {} : { cursor: pageParam })
