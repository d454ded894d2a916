import type { Quote } from '@prancheta/adapters/odds/port.ts'
import { analyseMatch, type MatchAnalysis } from '@prancheta/core/analysis/analyse-match.ts'
import { marketById } from '@prancheta/core/markets/catalogue.ts'
import {
  type AgreedBook,
  agreedBooks,
  furtherAgreedBooks,
  type IsOffered,
  type KeptRatings,
  type MatchFacts,
  toMarketViews,
} from '#capabilities/fixtures/index.ts'

export type PricedFixture = { analysis: MatchAnalysis; books: AgreedBook[]; prices: ReadonlyMap<string, BestPrice> }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** One match's chances, value, combos and recommendation. A game that has begun is priced as of its kick-off. */
export function priceFixture(facts: MatchFacts, kept: KeptRatings, now: Date): PricedFixture {
  const { fixture } = facts
  const atMs = facts.hasStarted ? fixture.kick_off.getTime() : now.getTime()
  const quotes = facts.odds.value ?? []
  const books = agreedBooks(quotes, atMs, facts.isOffered)
  const prices = bestPrices(books, quotes, atMs, facts.isOffered)
  const newest = Math.max(...[...prices.values()].map(({ at }) => Date.parse(at)))
  const analysis = analyseMatch({
    ratings: onGround(kept.ratings, facts),
    corners: kept.counts.corners && onGround(kept.counts.corners, facts),
    cards: kept.counts.cards && onGround(kept.counts.cards, facts),
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

/** Nobody is at home on a neutral ground. */
function onGround<Ratings extends { home: number }>(ratings: Ratings, { isNeutral }: MatchFacts): Ratings {
  return isNeutral ? { ...ratings, home: 0 } : ratings
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

/** As a source told it, or as it was kept: the names are the wire's. */
export type QuotedSelection = { market: string; line: number | null; outcome: string }

/** The catalogue's id of what a house prices; null for what we do not price. */
export function marketIdOf({ market, line, outcome }: QuotedSelection): string | null {
  const id = idOf(market, line, outcome)
  return id !== null && marketById(id) ? id : null
}

function idOf(market: string, line: number | null, outcome: string): string | null {
  switch (market) {
    case 'h2h':
      return `result.${outcome}`
    case 'totals':
      return line === null ? null : `goals.${outcome}${line}`
    case 'btts':
      return `btts.${outcome}`
    case 'double_chance':
      return DOUBLE_CHANCE_IDS[outcome] ?? null
    case 'draw_no_bet':
      return `drawNoBet.${outcome}`
    case 'team_totals_home':
      return line === null ? null : `homeGoals.${outcome}${line}`
    case 'team_totals_away':
      return line === null ? null : `awayGoals.${outcome}${line}`
    default:
      return null
  }
}

const DOUBLE_CHANCE_IDS: Readonly<Partial<Record<string, string>>> = {
  home_draw: 'doubleChance.homeDraw',
  home_away: 'doubleChance.homeAway',
  draw_away: 'doubleChance.drawAway',
}

export type BestPrice = { house: string; odd: number; at: string }

/**
 * The best price by market id, among the offered houses that agree at `nowMs`: a stale or wild price is nobody's offer. `books`
 * are those the chances were pooled with.
 */
export function bestPrices(
  books: readonly AgreedBook[],
  quotes: readonly Quote[],
  nowMs: number,
  isOffered?: IsOffered,
): Map<string, BestPrice> {
  const best = new Map<string, BestPrice>()
  for (const { market, line, outcomes, consensus } of [...books, ...furtherAgreedBooks(quotes, nowMs, isOffered)]) {
    outcomes.forEach((outcome, at) => {
      const id = marketIdOf({ market, line, outcome })
      const price = consensus.best[at]
      const quote = quotes.find(
        (one) => one.house === price?.house && one.market === market && one.line === line && one.outcome === outcome,
      )
      if (id !== null && price && quote) best.set(id, { house: price.house, odd: price.odd, at: quote.at })
    })
  }
  return best
}
