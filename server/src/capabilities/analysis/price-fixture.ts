import { analyseMatch, type MatchAnalysis } from '@prancheta/core/analysis/analyse-match.ts'
import {
  type AgreedBook,
  agreedBooks,
  type KeptRatings,
  type MatchFacts,
  toMarketViews,
} from '#capabilities/fixtures/index.ts'
import { type BestPrice, bestPrices } from './best-prices.ts'

export type PricedFixture = { analysis: MatchAnalysis; books: AgreedBook[]; prices: ReadonlyMap<string, BestPrice> }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** One match's chances, value, combos and recommendation. A game that has begun is priced as of its kick-off. */
export function priceFixture(facts: MatchFacts, kept: KeptRatings, now: Date): PricedFixture {
  const { fixture } = facts
  const atMs = facts.hasStarted ? fixture.kick_off.getTime() : now.getTime()
  const quotes = facts.odds.value ?? []
  const books = agreedBooks(quotes, atMs)
  const prices = bestPrices(books, quotes, atMs)
  const newest = Math.max(...[...prices.values()].map(({ at }) => Date.parse(at)))
  const analysis = analyseMatch({
    ratings: kept.ratings,
    corners: kept.counts.corners,
    cards: kept.counts.cards,
    home: String(fixture.home_id),
    away: String(fixture.away_id),
    market: books.length > 0 ? toMarketViews(books) : null,
    prices,
    data: {
      completeness: completenessOf(facts),
      daysSinceLastMatch: daysSinceLastMatch(facts, atMs),
      oddsAgeHours: prices.size > 0 ? Math.max(0, atMs - newest) / HOUR_MS : null,
    },
  })
  return { analysis, books, prices }
}

/** Share of what we would like to know of both clubs that is there. */
function completenessOf({ form, season, standings, averages }: MatchFacts): number {
  const parts = [form.home, form.away, season.home, season.away, standings, averages]
  return parts.filter(({ value }) => value !== null).length / parts.length
}

/** The staler of the two clubs counts; null when either's last game is not known. */
function daysSinceLastMatch({ form }: MatchFacts, atMs: number): number | null {
  const days = [form.home, form.away].map(({ value }) => {
    const last = value?.games[0]?.kickOff
    return last === undefined ? null : Math.max(0, (atMs - Date.parse(last)) / DAY_MS)
  })
  const [home = null, away = null] = days
  return home === null || away === null ? null : Math.max(home, away)
}
