import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isoDay } from '#lib/format/format.ts'
import type { Search } from './api.ts'
import { type Place, readPlace, writePlace } from './place.ts'

/** Marks our own changes of the address: they follow what is shown, and never lead to it. */
const OWN_STEP = 'analyses-own-step'

export function isOwnStep(state: unknown): boolean {
  return state === OWN_STEP
}

/**
 * Which games are looked for and which one is chosen. It begins as the address says and the address follows it, behind
 * it: a choice shows at once and does not wait for a navigation.
 */
export function usePlace() {
  const [params, setParams] = useSearchParams()
  const [start] = useState(() => readPlace(params))
  const [search, setSearch] = useState<Search | null>(() => toSearch(start))
  const [fixtureId, setFixtureId] = useState(start.fixtureId)

  function remember(place: Place) {
    setParams(writePlace(place), { replace: true, preventScrollReset: true, state: OWN_STEP })
  }

  return {
    search,
    fixtureId,
    /** A game named by the address without its day, whose day must be asked for. */
    linkedId: search === null ? start.fixtureId : null,
    lookFor(wanted: Omit<Search, 'round'>): Search {
      const next = { ...wanted, round: (search?.round ?? 0) + 1 }
      setSearch(next)
      setFixtureId(null)
      remember({ ...wanted, fixtureId: null })
      return next
    },
    choose(next: number | null, within: Search) {
      setFixtureId(next)
      remember({ date: within.date, league: within.league, fixtureId: next })
    },
  }
}

function toSearch({ date, league }: Place): Search | null {
  return date === null ? null : { date, league, round: 0 }
}

/** The whole day of a game, as São Paulo counts days. */
export function dayOf({ dateUTC }: { dateUTC: string }): Search {
  return { date: isoDay(new Date(dateUTC)), league: '', round: 0 }
}
