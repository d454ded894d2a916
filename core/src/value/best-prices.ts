import { marketById } from '#markets/catalogue.ts'
import type { AgreedBook, QuotedPrice, QuotedSelection } from '#value/agreed-books.ts'

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

/** The best price by market id, among the houses that agree: a stale or wild price is nobody's offer. */
export function bestPrices(books: readonly AgreedBook[], quotes: readonly QuotedPrice[]): Map<string, BestPrice> {
  const best = new Map<string, BestPrice>()
  for (const { market, line, outcomes, consensus } of books) {
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
