import * as admin from '@prancheta/contract/support/admin-tickets.ts'
import { listConversations, readConversation } from '@prancheta/contract/support/direct-messages.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import type { TicketStatus } from '@prancheta/core/support/status.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'
import { pagedList } from '#lib/api/paged-list.ts'
import { useFailureNotice } from '#lib/api/tell-failure.ts'
import { TICKET_LISTS_KEY, useLeaveWhenMissing } from '#lib/conversation/use-ticket.ts'
import { useRefreshOnNews } from '#lib/live/live-news.ts'

export type QueueFilter = { status: TicketStatus | null; priorityOnly: boolean; search: string }

/** Everybody's tickets under one filter, read anew whenever any ticket changes. */
export function useQueue({ status, priorityOnly, search }: QueueFilter) {
  const query = useInfiniteQuery({
    queryKey: [...TICKET_LISTS_KEY, 'queue', status, priorityOnly, search],
    queryFn: ({ pageParam, signal }) => {
      const filter = {
        ...(status === null ? {} : { status }),
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
  return {
    tickets: query.data?.pages.flatMap(({ tickets }) => tickets) ?? [],
    ...pagedList(query),
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

/** Every user with what waits in their conversation, live. */
export function useConversations(search: string) {
  const query = useInfiniteQuery({
    queryKey: [...CONVERSATIONS_KEY, 'list', search],
    queryFn: ({ pageParam, signal }) => {
      const filter = search === '' ? {} : { search }
      return callApi(listConversations, { ...filter, ...cursorOf(pageParam) }, { signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  useRefreshOnNews(CONVERSATIONS_KEY, ({ data }) => data.kind === 'direct')
  useFailureNotice(query.error, supportWords.usersLoadFailed)
  return {
    conversations: query.data?.pages.flatMap(({ conversations }) => conversations) ?? [],
    ...pagedList(query),
  }
}

/** Whose conversation it is. The list beside it listens for changes and refreshes both. */
export function useConversation(userId: string, onMissing: () => void) {
  const { data, error } = useQuery({
    queryKey: [...CONVERSATIONS_KEY, 'one', userId],
    queryFn: ({ signal }) => callApi(readConversation, { userId }, { signal }),
  })
  useLeaveWhenMissing(error, supportWords.userNotFound, onMissing)
  return data?.user ?? null
}

const cursorOf = (pageParam: string | null) => (pageParam === null ? {} : { cursor: pageParam })
