import type { WorldGame } from '@prancheta/adapters/demo-world/demo-world.ts'
import type { OddsSource, Quote } from '@prancheta/adapters/odds/port.ts'
import { findCombos } from '@prancheta/core/combos/find-combos.ts'
import { confidenceOf } from '@prancheta/core/confidence/confidence-of.ts'
import { isRecommended } from '@prancheta/core/confidence/is-recommended.ts'
import { expectedGoals } from '@prancheta/core/goals/expected-goals.ts'
import type { LeagueRatings } from '@prancheta/core/goals/league-ratings.ts'
import { matchGrid } from '@prancheta/core/goals/score-grid.ts'
import { priceMatch } from '@prancheta/core/markets/price-match.ts'
import { poolGrid } from '@prancheta/core/value/pool-grid.ts'
import { valueOf as worthOf } from '@prancheta/core/value/value-of.ts'
import { type AgreedBook, agreedBooks, toMarketViews } from '@prancheta/server/capabilities/fixtures/index.ts'

/** What the product would say of a game: whether anything about it is recommended, and whether it has an option A. */
export type Verdict = {
  hasOdds: boolean
  /** The best edge among quoted markets whose confidence suffices; null when there is none. */
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
  const books = agreedBooks(quotes, nowMs)
  const market = toMarketViews(books)
  const rates = expectedGoals(ratings, game.home.id, game.away.id)
  const model = matchGrid(rates.home, rates.away, ratings.rho)
  const pooled = poolGrid(model, market)
  const prices = bestPrices(books)
  const priced = priceMatch({
    model,
    pooled: pooled.grid,
    market,
    firstHalfShare: ratings.firstHalfShare,
    corners: null,
    cards: null,
  })
  const valued = priced.flatMap((selection) => {
    const quote = prices.get(selection.market.id)
    const { edge } = worthOf(selection, quote ?? null)
    if (edge === null) return []
    const confidence = confidenceOf({
      logSd: rates.logSd,
      model: selection.chances.model,
      reference: selection.chances.market === null ? null : { chance: selection.chances.market, isQuoted: true },
      data: { completeness: 1, daysSinceLastMatch: 7, oddsAgeHours: ageHours(quotes, nowMs) },
      family: selection.market.family,
    }).total
    return [{ edge, isRecommended: isRecommended({ edge, confidence }) }]
  })
  const odd = new Map([...prices].map(([id, { odd: price }]) => [id, price]))
  return {
    hasOdds: quotes.length > 0,
    bestEdge: valued.length > 0 ? Math.max(...valued.map(({ edge }) => edge)) : null,
    isRecommended: valued.some((selection) => selection.isRecommended),
    hasOptionA: findCombos(pooled.grid, odd).A !== null,
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

/** Best agreed price by the catalogue's market id. */
function bestPrices(books: readonly AgreedBook[]): Map<string, { house: string; odd: number }> {
  const prices = new Map<string, { house: string; odd: number }>()
  for (const { market, line, outcomes, consensus } of books) {
    outcomes.forEach((outcome, at) => {
      const best = consensus.best[at]
      const name =
        market === 'h2h' ? `result.${outcome}` : market === 'btts' ? `btts.${outcome}` : `goals.${outcome}${line}`
      if (best) prices.set(name, best)
    })
  }
  return prices
}
