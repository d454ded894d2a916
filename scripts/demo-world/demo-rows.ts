import type { HousePrices, MatchRow } from '@prancheta/adapters/football/csv/match-row.ts'
import { demoOdds } from '@prancheta/adapters/odds/demo/demo-odds.ts'
import type { Quote } from '@prancheta/adapters/odds/port.ts'
import { dayText } from '@prancheta/demo-world/calendar.ts'
import type { DemoWorld, Division, WorldGame } from '@prancheta/demo-world/demo-world.ts'
import { halfTimeGoals, matchStatistics } from '@prancheta/demo-world/match-facts.ts'
import { toOddsGame } from './judge-game.ts'

/** A division's seasons as the backtest reads matches, with each house's closing prices. */
export async function demoRows(world: DemoWorld, division: Division, years: readonly number[]): Promise<MatchRow[]> {
  const games = years.flatMap((year) => world.gamesOfSeason(division, year))
  return Promise.all(games.map((game, at) => toRow(world, game, at)))
}

async function toRow(world: DemoWorld, game: WorldGame, at: number): Promise<MatchRow> {
  const quotes = await demoOdds(world, () => game.kickOffMs).quotesFor(toOddsGame(game))
  return {
    file: 'demo',
    line: at + 1,
    league: game.division.id,
    season: String(game.year),
    time: null,
    date: dayText(game.day),
    day: game.day,
    home: game.home.id,
    away: game.away.id,
    goals: game.goals,
    halfTimeGoals: halfTimeGoals(game),
    ...matchStatistics(game),
    earlyPrices: [],
    closingPrices: [...Map.groupBy(quotes, ({ house }) => house)].map(([house, own]) => toPrices(house, own)),
  }
}

function toPrices(house: string, quotes: readonly Quote[]): HousePrices {
  const price = (market: Quote['market'], outcome: Quote['outcome'], line: number | null = null) =>
    quotes.find((quote) => quote.market === market && quote.outcome === outcome && quote.line === line)?.price ?? 0
  return {
    house,
    result: { home: price('h2h', 'home'), draw: price('h2h', 'draw'), away: price('h2h', 'away') },
    total25: { over: price('totals', 'over', 2.5), under: price('totals', 'under', 2.5) },
  }
}
