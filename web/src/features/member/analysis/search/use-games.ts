import { analysisWords, gamesFound } from '@prancheta/contract/analysis/words.ts'
import type { DataProgress } from '@prancheta/contract/fixtures/data-files.ts'
import { type FixtureView, getFixtures, readFixture, TIME_ZONE } from '@prancheta/contract/fixtures/routes.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import {
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { ApiError, callApi } from '#lib/api/call-api.ts'
import { dataProgressQuery } from '#lib/api/member-queries.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { isSessionLost, tellFailure } from '#lib/api/tell-failure.ts'
import { toast } from '#lib/page/toast.ts'
import { dayOf, type Search, usePlace } from './use-place.ts'

/** All pages of a search; `linkedId` is the game that the page was opened with, whatever its league is. */
const gamesOf = ({ date, league, isAll, round }: Search, linkedId: number | null) =>
  infiniteQueryOptions({
    queryKey: ['games', date, league, isAll, round],
    queryFn: ({ signal, pageParam: page }) =>
      callApi(
        getFixtures,
        { date, league, scope: isAll ? 'all' : 'chosen', fixtureId: linkedId, page, timezone: TIME_ZONE },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ fixtures, total }, pages) =>
      fixtures.length > 0 && gamesIn(pages).length < total ? pages.length : undefined,
    // The list stays as it is under the reader's hand, but for the scores of games that are on.
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => nextLookMs(gamesIn(state.data?.pages ?? []), new Date()) ?? false,
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
  const list = useInfiniteQuery({
    ...gamesOf(search ?? NOWHERE, place.startId),
    ...whilePreparing(progress),
    enabled: search !== null,
  })
  useAllPages(list)
  const pages = list.data?.pages
  const fixtures = useMemo(() => gamesIn(pages ?? []), [pages])
  const first = pages?.[0]
  const failure = first?.error ?? (list.isLoadingError ? 'unavailable' : null)

  /** Clears the list and the choice, and loads. */
  async function load(wanted: Omit<Search, 'round'>): Promise<void> {
    const next = place.lookFor(wanted)
    try {
      const { pages: found } = await queryClient.fetchInfiniteQuery(gamesOf(next, place.startId))
      const { total = 0, error = null } = found[0] ?? {}
      if (error === null) toast[total > 0 ? 'success' : 'info'](gamesFound(total))
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
    /** How many games more are played that day in leagues that are not listed. */
    others: first?.others ?? { games: 0, leagues: 0 },
    isStale: first?.isStale === true,
    /** When the source said them. */
    toldAt: new Date(list.dataUpdatedAt - (first?.ageMs ?? 0)),
    game: fixtures.find(({ fixtureId }) => fixtureId === place.fixtureId) ?? null,
    load,
    choose: (fixtureId: number) => search && place.choose(fixtureId, search),
  }
}

type Page = OutputOf<typeof getFixtures>

/** A list that is made anew between two pages may tell a game twice. */
const gamesIn = (pages: readonly Page[]): FixtureView[] => [
  ...new Map(pages.flatMap(({ fixtures }) => fixtures.map((game) => [game.fixtureId, game]))).values(),
]

/** Not looked for: the day of a linked game is asked for first. */
const NOWHERE: Search = { date: '', league: '', isAll: false, round: 0 }

/** Pages follow each other by themselves, so that the filter finds every game. */
function useAllPages({ hasNextPage, isFetching, isError, fetchNextPage }: UseInfiniteQueryResult): void {
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
}

const EMPTY_LOOK_MS = 3_000

/** Games may come any moment while data are fetched for the first time: an empty day is looked at again. */
function whilePreparing(progress: DataProgress | null): Pick<ReturnType<typeof gamesOf>, 'refetchInterval'> {
  if (progress === null) return {}
  return { refetchInterval: ({ state }) => (state.data?.pages[0]?.fixtures.length ? false : EMPTY_LOOK_MS) }
}

const LIVE_LOOK_MS = 60_000
/** A game that began and is not known to have ended may be on for this long. */
const GAME_MS = 4 * 3_600_000
/** A browser that is told to wait longer than 24 days does not wait at all. */
const LONGEST_WAIT_MS = 24 * 3_600_000

/** When the list is asked for again by itself: each minute while a game is on, at the next kick-off or after a day otherwise, or never. */
export function nextLookMs(games: readonly FixtureView[], now: Date): number | null {
  const waits = games
    .filter(({ state, isTimeKnown }) => state === 'live' || (state === 'scheduled' && isTimeKnown))
    .map(({ state, dateUTC }) => (state === 'live' ? 0 : new Date(dateUTC).getTime() - now.getTime()))
    .filter((waitMs) => waitMs > -GAME_MS)
  return waits.length === 0 ? null : Math.max(LIVE_LOOK_MS, Math.min(LONGEST_WAIT_MS, ...waits))
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
