import { findLeague } from '@prancheta/core/leagues/known-leagues.ts'
import { CSV_FILES, type CsvFiles } from '#football/csv/csv-files.ts'
import type { CsvGame } from '#football/csv/csv-game.ts'
import { quotesOfHouses } from '#odds/csv/house-quotes.ts'
import { findEvent } from '#odds/matching/find-event.ts'
import { isBelievable, type OddsGame, type OddsSource } from '#odds/port.ts'

/** Prices that stand beside a game in the files. */
export function csvOdds(files: CsvFiles): OddsSource {
  return {
    name: CSV_FILES,
    isDemo: false,
    keepsClosing: true,
    async quotesFor(game) {
      const found = findGame(game, await files.games())
      if (!found) return []
      return quotesOfHouses(found.prices, found.pricedAt).filter((quote) => isBelievable(quote, found.fixture.kickOff))
    },
  }
}

function findGame(game: OddsGame, games: readonly CsvGame[]): CsvGame | null {
  if (game.source === CSV_FILES) return games.find(({ fixture }) => fixture.id === game.sourceId) ?? null
  const league = findLeague(game.league)
  if (!league) return null
  const events = games
    .filter(({ fixture }) => isNear(fixture.kickOff, game.kickOff) && findLeague(fixture.league) === league)
    .map((one) => ({
      one,
      home: one.fixture.home.name,
      away: one.fixture.away.name,
      kickOff: one.fixture.kickOff,
    }))
  return findEvent(league, game, events)?.one ?? null
}

function isNear(one: string, other: string): boolean {
  return Math.abs(Date.parse(one) - Date.parse(other)) < 3 * 86_400_000
}
