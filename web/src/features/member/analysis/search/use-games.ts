import { analysisWords, gamesFound } from '@prancheta/contract/analysis/words.ts'
import type { DataProgress } from '@prancheta/contract/fixtures/data-files.ts'
import { type FixtureView, getFixtures, readFixture, TIME_ZONE } from '@prancheta/contract/fixtures/routes.ts'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { ApiError, callApi } from '#lib/api/call-api.ts'
import { dataProgressQuery } from '#lib/api/member-queries.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { isSessionLost, tellFailure } from '#lib/api/tell-failure.ts'
import { toast } from '#lib/page/toast.ts'
import { dayOf, type Search, usePlace } from './use-place.ts'

const gamesOf = ({ date, league, round }: Search) =>
  queryOptions({
    queryKey: ['games', date, league, round],
    queryFn: ({ signal }) => callApi(getFixtures, { date, league, timezone: TIME_ZONE }, { signal }),
    // The list stays as it is under the reader's hand, but for the scores of games that are on.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => nextLookMs(state.data?.fixtures ?? [], new Date()) ?? false,
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
  const progress = useQuery(dataProgressQuery).data?.progress ?? null
  const list = useQuery(
    search ? { ...gamesOf(search), ...whilePreparing(progress) } : { queryKey: ['games'], queryFn: skipToken },
  )
  const fixtures = list.data?.fixtures ?? []
  const failure = list.data?.error ?? (list.isLoadingError ? 'unavailable' : null)

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
    /** How far the first fetching of football data is; null when it is over. */
    progress,
    isLoading: search === null ? linked.isPending : list.isPending,
    startId: place.startId,
    /** A game that the address names, while nothing else was looked for. */
    link: {
      /** The day it is played on, once that is known. */
      day: linked.data ? dayOf(linked.data).date : null,
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

const EMPTY_LOOK_MS = 3_000

/** Games may come any moment while data are fetched for the first time: an empty day is looked at again. */
function whilePreparing(progress: DataProgress | null): Pick<ReturnType<typeof gamesOf>, 'refetchInterval'> {
  if (progress === null) return {}
  return { refetchInterval: ({ state }) => (state.data?.fixtures.length ? false : EMPTY_LOOK_MS) }
}

const LIVE_LOOK_MS = 60_000
/** A game that began and is not known to have ended may be on for this long. */
const GAME_MS = 4 * 3_600_000

/** When the list is asked for again by itself: each minute while a game is on, at the next kick-off otherwise, or never. */
export function nextLookMs(games: readonly FixtureView[], now: Date): number | null {
  const waits = games
    .filter(({ state, isTimeKnown }) => state === 'live' || (state === 'scheduled' && isTimeKnown))
    .map(({ state, dateUTC }) => (state === 'live' ? 0 : new Date(dateUTC).getTime() - now.getTime()))
    .filter((waitMs) => waitMs > -GAME_MS)
  return waits.length === 0 ? null : Math.max(LIVE_LOOK_MS, Math.min(...waits))
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
