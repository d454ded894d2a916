import { type IsoDay, readDay, writeDay } from '#lib/forms/calendar.ts'

/** What the address remembers of this screen, so that a reload and a link come back to the same game. */
export type Place = {
  date: IsoDay | null
  league: string
  fixtureId: number | null
}

const NAMES = { date: 'data', league: 'campeonato', fixtureId: 'jogo' }

/** Anything in the address that makes no sense is as if it were not there. */
export function readPlace(params: URLSearchParams): Place {
  const date = params.get(NAMES.date) ?? ''
  const fixtureId = params.get(NAMES.fixtureId) ?? ''
  return {
    // Written and read back, a day that the calendar does not have is not itself any more.
    date: readDay(writeDay(date)) === date && date !== '' ? date : null,
    league: params.get(NAMES.league) ?? '',
    fixtureId: /^[1-9]\d{0,14}$/.test(fixtureId) ? Number(fixtureId) : null,
  }
}

export function writePlace({ date, league, fixtureId }: Place): URLSearchParams {
  return new URLSearchParams([
    ...(date === null ? [] : [[NAMES.date, date]]),
    ...(league === '' ? [] : [[NAMES.league, league]]),
    ...(fixtureId === null ? [] : [[NAMES.fixtureId, String(fixtureId)]]),
  ])
}
