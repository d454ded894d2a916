import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isoDay } from '#lib/format/format.ts'
import { type IsoDay, readDay, writeDay } from '#lib/forms/calendar.ts'
import { OWN_STEP } from '#lib/page/own-step.ts'

/** `round` counts how often the games were loaded: each time anew, also for the same day. */
export type Search = {
  date: IsoDay
  league: string
  /** Of all leagues, not only those that are followed. */
  isAll: boolean
  round: number
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
    setParams((before) => writePlace(place, before), { replace: true, preventScrollReset: true, state: OWN_STEP })
  }

  return {
    search,
    fixtureId,
    /** The game that the address named at first. */
    startId: start.fixtureId,
    /** The same where it came without its day, which must be asked for. */
    linkedId: start.date === null ? start.fixtureId : null,
    lookFor(wanted: Omit<Search, 'round'>): Search {
      const next = { ...wanted, round: (search?.round ?? 0) + 1 }
      setSearch(next)
      setFixtureId(null)
      remember({ ...wanted, fixtureId: null })
      return next
    },
    choose(next: number | null, within: Search) {
      setFixtureId(next)
      remember({ date: within.date, league: within.league, isAll: within.isAll, fixtureId: next })
    },
  }
}

/** Today where the address names neither a day nor a game; null where the day of its game must be asked for. */
function toSearch({ date, league, isAll, fixtureId }: Place): Search | null {
  if (date === null && fixtureId !== null) return null
  return { date: date ?? isoDay(new Date()), league, isAll, round: 0 }
}

/** The whole day of a game, as São Paulo counts days. */
export function dayOf({ dateUTC }: { dateUTC: string }): Search {
  return { date: isoDay(new Date(dateUTC)), league: '', isAll: false, round: 0 }
}

/** What the address remembers of this screen, so that a reload and a link come back to the same game. */
export type Place = {
  date: IsoDay | null
  league: string
  isAll: boolean
  fixtureId: number | null
}

const NAMES = { date: 'data', league: 'campeonato', isAll: 'todos', fixtureId: 'jogo' }
const YES = 'sim'

/** Anything in the address that makes no sense is as if it were not there. */
export function readPlace(params: URLSearchParams): Place {
  const date = params.get(NAMES.date) ?? ''
  const fixtureId = params.get(NAMES.fixtureId) ?? ''
  return {
    // Written and read back, a day that the calendar does not have is not itself any more.
    date: readDay(writeDay(date)) === date && date !== '' ? date : null,
    league: params.get(NAMES.league) ?? '',
    isAll: params.get(NAMES.isAll) === YES,
    fixtureId: /^[1-9]\d{0,14}$/.test(fixtureId) ? Number(fixtureId) : null,
  }
}

/** What other parts of the page keep in the address stays. */
export function writePlace(
  { date, league, isAll, fixtureId }: Place,
  before: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const own = Object.values(NAMES)
  return new URLSearchParams([
    ...(date === null ? [] : [[NAMES.date, date]]),
    ...(league === '' ? [] : [[NAMES.league, league]]),
    ...(isAll ? [[NAMES.isAll, YES]] : []),
    ...(fixtureId === null ? [] : [[NAMES.fixtureId, String(fixtureId)]]),
    ...[...before].filter(([name]) => !own.includes(name)),
  ])
}
