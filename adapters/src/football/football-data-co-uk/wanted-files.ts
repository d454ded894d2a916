import { findLeague, type LeagueKey } from '@prancheta/core/leagues/known-leagues.ts'
import { CSV_LEAGUES, seasonOf } from '#football/csv/csv-leagues.ts'

/** A file of the publisher that we keep. */
export type WantedFile = {
  /** Below the base address. */
  path: string
  /** As the readers of files want it: LEAGUE-SEASON.csv. */
  name: string
  /** One season of a league, all seasons of a league, or games to come of many leagues. */
  kind: 'season' | 'league' | 'list'
  /** The publisher's code; null for a list. */
  league: string | null
  /** Years in which the seasons begin that a change of this file is about. */
  seasons: readonly number[]
  everyMs: number
}

const HOUR_MS = 3_600_000
/** Results come in a few times a week, games to come and their prices change until kick-off. */
const RESULTS_MS = 12 * HOUR_MS
const LIST_MS = 3 * HOUR_MS
/** A season that is over changes no more, but for a correction. */
const OVER_MS = 30 * 24 * HOUR_MS
const PAST_SEASONS = 3

const LIST: Pick<WantedFile, 'kind' | 'league' | 'seasons' | 'everyMs'> = {
  kind: 'list',
  league: null,
  seasons: [],
  everyMs: LIST_MS,
}
/** The first has the main leagues only; Brazil and others with all years in one file stand in the second. */
const MAIN_LIST: WantedFile = { ...LIST, path: 'fixtures.csv', name: 'fixtures.csv' }
const OTHER_LIST: WantedFile = { ...LIST, path: 'new_league_fixtures.csv', name: 'new_league_fixtures.csv' }

/** The publisher's codes of these leagues, in their order; what it does not have is left out. */
export function codesOf(leagues: readonly LeagueKey[]): string[] {
  const codes = new Map([...CSV_LEAGUES].map(([code, league]) => [findLeague(league), code]))
  return leagues.flatMap((key) => codes.get(key) ?? [])
}

/** Everything to keep of these leagues on a day: the lists first, so that games show at once, then league by league, newest season first. */
export function wantedFiles(codes: readonly string[], day: string): WantedFile[] {
  const lists = [
    ...(codes.some((code) => !hasAllYears(code)) ? [MAIN_LIST] : []),
    ...(codes.some(hasAllYears) ? [OTHER_LIST] : []),
  ]
  return [...lists, ...codes.flatMap((code) => filesOf(code, seasonOf(code, '', day)))]
}

/** Leagues that came later to the publisher have codes of three letters and one file for all years. */
function hasAllYears(code: string): boolean {
  return /^[A-Z]{3}$/.test(code)
}

function filesOf(code: string, current: number): WantedFile[] {
  if (hasAllYears(code)) {
    // Around New Year the season under way may still be the one before.
    const seasons = [current, current - 1]
    return [
      { path: `new/${code}.csv`, name: `${code}.csv`, kind: 'league', league: code, seasons, everyMs: RESULTS_MS },
    ]
  }
  return Array.from({ length: PAST_SEASONS + 1 }, (_, ago) => {
    const year = current - ago
    const end = String((year + 1) % 100).padStart(2, '0')
    return {
      path: `mmz4281/${String(year % 100).padStart(2, '0')}${end}/${code}.csv`,
      name: `${code}-${year}-${end}.csv`,
      kind: 'season',
      league: code,
      seasons: [year],
      everyMs: ago === 0 ? RESULTS_MS : OVER_MS,
    }
  })
}
