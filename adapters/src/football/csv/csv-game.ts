import { CSV_LEAGUES, codeAbove, seasonOf } from '#football/csv/csv-leagues.ts'
import { toKickOff } from '#football/csv/match-day.ts'
import type { HousePrices, MatchRow } from '#football/csv/match-row.ts'
import type { UpcomingRow } from '#football/csv/parse-upcoming.ts'
import type { SourceFixture, SourceTeam } from '#football/port.ts'
import { noonOf } from '#football/sao-paulo-day.ts'

/** A game of a file, with the prices its line holds. */
export type CsvGame = {
  fixture: SourceFixture
  prices: readonly HousePrices[]
  /** ISO instant at which those prices held. */
  pricedAt: string
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

export function toPlayedGame(row: MatchRow): CsvGame {
  const fixture = toFixture(row, {
    state: 'finished',
    score: { goals: row.goals, halfTimeGoals: row.halfTimeGoals },
    statistics: {
      shots: row.shots,
      shotsOnTarget: row.shotsOnTarget,
      corners: row.corners,
      yellowCards: row.yellowCards,
      redCards: row.redCards,
    },
  })
  const hasClosing = row.closingPrices.length > 0
  // Closing prices are the last before kick-off; the others were collected one to four days before.
  const pricedAt = new Date(Date.parse(fixture.kickOff) - (hasClosing ? MINUTE_MS : DAY_MS)).toISOString()
  return { fixture, prices: hasClosing ? row.closingPrices : row.earlyPrices, pricedAt }
}

export function toUpcomingGame(row: UpcomingRow, fileChangedAt: Date): CsvGame {
  const fixture = toFixture(row, { state: 'scheduled', score: null, statistics: null })
  const beforeKickOff = Date.parse(fixture.kickOff) - MINUTE_MS
  const pricedAt = new Date(Math.min(fileChangedAt.getTime(), beforeKickOff)).toISOString()
  return { fixture, prices: row.prices, pricedAt }
}

type Line = Pick<UpcomingRow, 'league' | 'season' | 'date' | 'time' | 'home' | 'away'>

function toFixture(row: Line, played: Pick<SourceFixture, 'state' | 'score' | 'statistics'>): SourceFixture {
  const league = CSV_LEAGUES.get(row.league)
  const above = codeAbove(row.league)
  const season = seasonOf(row.league, row.season, row.date)
  const kickOff = toKickOff(row.date, row.time)
  // A club is the same in all divisions of its country, and its name is all the files know of it.
  const team = (name: string): SourceTeam => ({ id: `${league?.country ?? row.league}:${name}`, name, logo: null })
  return {
    id: [row.league, season, row.home, row.away].join('|'),
    league: {
      id: row.league,
      name: league?.name ?? row.league,
      country: league?.country ?? null,
      ...(above === null ? {} : { above }),
    },
    season,
    round: null,
    home: team(row.home),
    away: team(row.away),
    kickOff: kickOff ?? noonOf(row.date),
    isTimeKnown: kickOff !== null,
    venue: { name: null, city: null, lat: null, lon: null },
    ...played,
  }
}
