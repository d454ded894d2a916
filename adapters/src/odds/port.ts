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
