import { analysisWords, gamesFound } from '@prancheta/contract/analysis/words.ts'
import { getFixtures, readFixture, TIME_ZONE } from '@prancheta/contract/fixtures/routes.ts'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { ApiError, callApi } from '#lib/api/call-api.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { isSessionLost, tellFailure } from '#lib/api/tell-failure.ts'
import { toast } from '#lib/page/toast.ts'
import { dayOf, type Search, usePlace } from './use-place.ts'

const gamesOf = ({ date, league, round }: Search) =>
  queryOptions({
    queryKey: ['games', date, league, round],
    queryFn: ({ signal }) => callApi(getFixtures, { date, league, timezone: TIME_ZONE }, { signal }),
    // Who wants them newer loads them again; until then the list stays as it is under the reader's hand.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

const gameOf = (fixtureId: number) =>
  queryOptions({
    queryKey: ['game', fixtureId],
    queryFn: ({ signal }) => callApi(readFixture, { fixtureId }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The games of the day looked for, and the chosen one among them. */
export function useGames() {
  const place = usePlace()
  const linked = useQuery(place.linkedId === null ? { queryKey: ['game'], queryFn: skipToken } : gameOf(place.linkedId))
  const search = place.search ?? (linked.data ? dayOf(linked.data) : null)
  const list = useQuery(search ? gamesOf(search) : { queryKey: ['games'], queryFn: skipToken })
  const fixtures = list.data?.fixtures ?? []
  const failure = list.data?.error ?? (list.isError ? 'unavailable' : null)

  /** Clears the list and the choice, and loads. */
  async function load(wanted: Omit<Search, 'round'>): Promise<void> {
    const next = place.lookFor(wanted)
    try {
      const { fixtures: found, error } = await queryClient.fetchQuery(gamesOf(next))
      if (error === null) toast[found.length > 0 ? 'success' : 'info'](gamesFound(found.length))
      else toast.error(wordsOfFailure(error))
    } catch (failed) {
      tellGamesFailure(failed)
    }
  }

  return {
    search,
    isLoading: list.isFetching || (place.search === null && linked.isFetching),
    startId: place.startId,
    /** A game that the address names, while nothing else was looked for. */
    link: {
      /** The day it is played on, once that is known. */
      day: linked.data ? dayOf(linked.data).date : null,
      leadsNowhere: place.search === null && isNowhere(linked.error),
      failed: place.search === null && linked.isError && !isNowhere(linked.error),
      retry: () => void linked.refetch(),
    },
    isLoaded: list.data !== undefined && failure === null,
    failure: failure === null ? null : wordsOfFailure(failure),
    fixtures,
    isStale: list.data?.isStale === true,
    /** When the source said them. */
    toldAt: new Date(list.dataUpdatedAt - (list.data?.ageMs ?? 0)),
    game: fixtures.find(({ fixtureId }) => fixtureId === place.fixtureId) ?? null,
    load,
    choose: (fixtureId: number) => search && place.choose(fixtureId, search),
  }
}

function wordsOfFailure(error: 'missing_env' | 'unavailable'): string {
  return error === 'missing_env' ? analysisWords.footballKeyMissing : analysisWords.gamesLoadFailed
}

function tellGamesFailure(failure: unknown): void {
  if (isSessionLost(failure)) toast.error(analysisWords.sessionExpired)
  else tellFailure(failure, analysisWords.gamesLoadFailed)
}

function isNowhere(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 404
}
