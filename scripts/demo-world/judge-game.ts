import type { OddsSource, Quote } from '@prancheta/adapters/odds/port.ts'
import { analyseMatch } from '@prancheta/core/analysis/analyse-match.ts'
import type { LeagueRatings } from '@prancheta/core/goals/league-ratings.ts'
import { allAgreedBooks, toMarketViews } from '@prancheta/core/value/agreed-books.ts'
import { bestPrices } from '@prancheta/core/value/best-prices.ts'
import type { WorldGame } from '@prancheta/demo-world/demo-world.ts'

/** What the product would say of a game: whether anything about it is recommended, and whether it has an option A. */
export type Verdict = {
  hasOdds: boolean
  /** The best edge among quoted markets; null when nobody quotes. */
  bestEdge: number | null
  isRecommended: boolean
  hasOptionA: boolean
}

export async function judgeGame(
  game: WorldGame,
  odds: OddsSource,
  ratings: LeagueRatings,
  nowMs: number,
): Promise<Verdict> {
  const quotes = await odds.quotesFor(toOddsGame(game))
  const books = allAgreedBooks(quotes, nowMs)
  const { markets, pick, combos } = analyseMatch({
    ratings,
    corners: null,
    cards: null,
    home: game.home.id,
    away: game.away.id,
    market: books.length > 0 ? toMarketViews(books) : null,
    prices: bestPrices(books, quotes),
    data: { completeness: 1, daysSinceLastMatch: 7, oddsAgeHours: ageHours(quotes, nowMs) },
  })
  const edges = markets.flatMap(({ value }) => value.edge ?? [])
  return {
    hasOdds: quotes.length > 0,
    bestEdge: edges.length > 0 ? Math.max(...edges) : null,
    isRecommended: pick !== null,
    hasOptionA: combos.A !== null,
  }
}

export function toOddsGame(game: WorldGame) {
  return {
    source: 'demo',
    sourceId: game.id,
    league: { id: game.division.id, name: game.division.name, country: 'Brasil' },
    season: game.year,
    home: game.home.name,
    away: game.away.name,
    kickOff: new Date(game.kickOffMs).toISOString(),
  }
}

function ageHours(quotes: readonly Quote[], nowMs: number): number | null {
  return quotes.length > 0 ? (nowMs - Math.max(...quotes.map(({ at }) => Date.parse(at)))) / 3_600_000 : null
}
