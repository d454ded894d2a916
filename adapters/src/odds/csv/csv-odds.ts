import { findLeague } from '@prancheta/core/leagues/known-leagues.ts'
import { CSV_FILES, type CsvFiles } from '#football/csv/csv-files.ts'
import type { CsvGame } from '#football/csv/csv-game.ts'
import type { HousePrices } from '#football/csv/match-row.ts'
import { findEvent } from '#odds/matching/find-event.ts'
import { afterCommission, isBelievable, type OddsGame, type OddsSource, type Quote } from '#odds/port.ts'

/** Prices that stand beside a game in the files. */
export function csvOdds(files: CsvFiles): OddsSource {
  return {
    name: CSV_FILES,
    isDemo: false,
    keepsClosing: true,
    async quotesFor(game) {
      const found = findGame(game, await files.games())
      if (!found) return []
      return housesOf(found.prices)
        .flatMap((prices) => toQuotes(prices, found.pricedAt))
        .filter((quote) => isBelievable(quote, found.fixture.kickOff))
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

/** 'best' is nobody's book. The average stands in where no single house is listed, or it would count twice. */
function housesOf(prices: readonly HousePrices[]): HousePrices[] {
  const single = prices.filter(({ house }) => house !== 'average' && house !== 'best')
  return single.length > 0 ? single : prices.filter(({ house }) => house === 'average')
}

/** Betfair's exchange. The backtest reads it as printed: there it is one more voice on the chances, never the price of a bet. */
const EXCHANGE = 'BFE'

function toQuotes({ house, result, total25 }: HousePrices, at: string): Quote[] {
  const book = { house, at }
  const paid = house === EXCHANGE ? afterCommission : (price: number) => price
  return [
    ...(result
      ? (['home', 'draw', 'away'] as const).map((outcome) => ({
          ...book,
          market: 'h2h' as const,
          line: null,
          outcome,
          price: paid(result[outcome]),
        }))
      : []),
    ...(total25
      ? (['over', 'under'] as const).map((outcome) => ({
          ...book,
          market: 'totals' as const,
          line: 2.5,
          outcome,
          price: paid(total25[outcome]),
        }))
      : []),
  ]
}
