/** What houses price, in the names of the wire: the three of the match context first, then what some houses add. */
export type QuotedMarket =
  | 'h2h'
  | 'totals'
  | 'btts'
  | 'double_chance'
  | 'draw_no_bet'
  | 'team_totals_home'
  | 'team_totals_away'
export type QuotedOutcome =
  | 'home'
  | 'draw'
  | 'away'
  | 'over'
  | 'under'
  | 'yes'
  | 'no'
  | 'home_draw'
  | 'home_away'
  | 'draw_away'

/** One price of one house at one moment. Never a lay price, never one taken after kick-off. */
export type Quote = {
  house: string
  market: QuotedMarket
  /** The goals line; null where the market has none. */
  line: number | null
  outcome: QuotedOutcome
  /** Decimal odd above 1. */
  price: number
  /** ISO instant at which the house set it, or the answer was given. */
  at: string
}

/** The game as the football source knows it; a source of odds finds its own event by league, kick-off and names. */
export type OddsGame = {
  /** The football source's name and id of the game, for a vendor that serves both. */
  source: string
  sourceId: string
  league: { id: string; name: string; country: string | null }
  season: number
  home: string
  away: string
  kickOff: string
}

export type OddsSource = {
  name: string
  isDemo: boolean
  /** True where games already played are answered too, with the prices they closed at. */
  keepsClosing?: boolean
  /** All houses' prices for one game; empty when nobody prices it or the event cannot be told for sure. */
  quotesFor(game: OddsGame): Promise<Quote[]>
  /** Prices sold apart from those, by further calls: asked, kept and failing on their own, so their lack takes nothing else away. */
  furtherQuotesFor?(game: OddsGame): Promise<Quote[]>
}

/**
 * What an exchange keeps of a win. Betfair takes up to 5%, Smarkets and Matchbook about 2%; by account and country it
 * differs, so the highest stands for all: a price is never told better than what is paid.
 */
const COMMISSION = 0.05

/** What a back price of an exchange pays in the end, as a house's price. By hand: 3.00 pays 2.00 less 5%, so 2.90. */
export function afterCommission(price: number): number {
  return Math.round((1 + (price - 1) * (1 - COMMISSION)) * 1000) / 1000
}

/** Beyond this no house quotes; it is a typing error or a market taken down. */
const PRICE_MAX = 1001

/** Only prices that pay something back, at lines that cannot end in a push, set before kick-off. */
export function isBelievable({ price, line, at }: Quote, kickOff: string): boolean {
  const isPrice = price > 1 && price <= PRICE_MAX
  // At 2.0 or 2.25 part of the stake may come back, so such a price says nothing about 'over' and 'under' alone.
  const isHalfLine = line === null || Math.abs(line % 1) === 0.5
  return isPrice && isHalfLine && Date.parse(at) < Date.parse(kickOff)
}
