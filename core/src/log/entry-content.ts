import type { PickOutcome } from '#history/pick-outcome.ts'

/** Chances from 0 to 1; the market's is null where nobody quotes. */
export type LoggedChances = { model: number; market: number | null; pooled: number }

/** The markets every forecast is written down for. */
export const LOGGED_MARKETS = ['result.home', 'result.draw', 'result.away', 'goals.over2.5', 'btts.yes'] as const
export type LoggedMarket = (typeof LOGGED_MARKETS)[number]

export type LoggedGame = {
  /** Our own number of the match. */
  id: number
  league: string
  country: string | null
  home: string
  away: string
  kickOff: string
  /** Made-up football of the demonstration. */
  isDemo: boolean
}

/** A market with its best price of that moment. */
type LoggedOffer = {
  market: string
  chances: LoggedChances
  odd: number
  house: string
  /** 0.05 is 5%. */
  edge: number
}

export type Forecast = {
  game: LoggedGame
  /** first: the first of its day. last: at the last price before kick-off. */
  moment: 'first' | 'last'
  chances: Record<LoggedMarket, LoggedChances>
  recommended: LoggedOffer | null
  /** On the last forecast, what the first one recommended, at the closing prices. */
  closing: (Omit<LoggedOffer, 'odd' | 'house' | 'edge'> & { odd: number | null; house: string | null }) | null
}

/** What would be said with the line-ups known, written beside the last forecast, which is said without them. */
export type LineupForecast = {
  game: LoggedGame
  /** Those that begin, or only those that are said to be out. */
  basis: 'lineups' | 'absences'
  /** Of each side: shares of its minutes and goals that are out beyond the usual. */
  missing: { home: MissingShares; away: MissingShares }
  chances: Forecast['chances']
}
type MissingShares = { minutes: number; goals: number }

export type Goals = { home: number; away: number }

/** How a match ended: with goals, or not played as announced. Open again where a result was taken back. */
export type MatchEnd = { ended: 'played'; goals: Goals } | { ended: 'void' | 'open'; goals: null }

export type Result = MatchEnd & {
  game: number
  /** How what was recommended ended, by the number of the forecast's entry. */
  recommendations: { forecast: number; outcome: PickOutcome | null }[]
}

export type Publication = {
  /** A mark that only the tipster's page ties to anybody. */
  author: string
  game: LoggedGame
  pick: { market: string; name: string }
  /** As it was in that minute; the one saved in entries that do not tell both. */
  chance: number
  savedChance?: number
  /** The best price of that minute; null where no house offered one, and then there is no edge. */
  odd: number | null
  house: string | null
  edge: number | null
  /** When its house last told that price; null without one. */
  pricedAt?: string | null
}

export type Settlement = {
  /** The number of the publication's entry. */
  publication: number
  /** Null where the match is open again. */
  outcome: PickOutcome | null
  /** What one unit at the published odd gave back, stake included. */
  returned: number | null
  /** The number of the settlement that this one replaces. */
  corrects: number | null
}

/** What is written down. Add kinds and members freely with a new format; never change what one means. */
export type EntryContent =
  | { kind: 'opening'; body: { format: string; key: string } }
  | { kind: 'forecast'; body: Forecast }
  | { kind: 'lineups'; body: LineupForecast }
  | { kind: 'result'; body: Result }
  | { kind: 'correction'; body: Result & { corrects: number } }
  | { kind: 'publication'; body: Publication }
  | { kind: 'settlement'; body: Settlement }
