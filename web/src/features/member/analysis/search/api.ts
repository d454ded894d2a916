import { checkChatQuota } from '@prancheta/contract/analysis/quota.ts'
import { getFixtures, readFixture, TIME_ZONE } from '@prancheta/contract/fixtures/routes.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'
import type { IsoDay } from '#lib/forms/calendar.ts'

/** `round` counts how often the games were loaded: each time anew, also for the same day. */
export type Search = { date: IsoDay; league: string; round: number }

export const gamesOf = ({ date, league, round }: Search) =>
  queryOptions({
    queryKey: ['games', date, league, round],
    queryFn: ({ signal }) => callApi(getFixtures, { date, league, timezone: TIME_ZONE }, { signal }),
    // Who wants them newer loads them again; until then the list stays as it is under the reader's hand.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const gameOf = (fixtureId: number) =>
  queryOptions({
    queryKey: ['game', fixtureId],
    queryFn: ({ signal }) => callApi(readFixture, { fixtureId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const quotaFor = (fixtureId: number) =>
  queryOptions({
    queryKey: ['plan', 'match', fixtureId],
    queryFn: ({ signal }) => callApi(checkChatQuota, { fixtureId }, { signal }),
  })
