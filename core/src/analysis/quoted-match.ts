import type { AnalysisInput } from '#analysis/analyse-match.ts'
import {
  type AgreedBook,
  agreedBooks,
  furtherAgreedBooks,
  type QuotedPrice,
  toMarketViews,
} from '#value/agreed-books.ts'
import { type BestPrice, bestPrices } from '#value/best-prices.ts'

/** What our own games of before tell of a match: what its ratings were made from. */
export type MatchRecords = {
  /** Share of what we would like to know of both clubs that is there. */
  completeness: number
  /** When each club last played, in ms; null where no game of it is known. */
  lastGameMs: { home: number | null; away: number | null }
  /** Nobody is at home. */
  isNeutral: boolean
}

/** A match as it stands at one moment: its clubs, what all houses offer, and what was played before. */
export type QuotedMatch = Pick<AnalysisInput, 'home' | 'away'> & {
  /** Kick-off for a game that has begun. */
  atMs: number
  quotes: readonly QuotedPrice[]
  records: MatchRecords
}

type Ratings = Pick<AnalysisInput, 'ratings' | 'corners' | 'cards'>

/** `books` are those that a match's context shows. */
export type QuotedInput = { input: AnalysisInput; books: AgreedBook[]; prices: ReadonlyMap<string, BestPrice> }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** What a match is judged by. An analysis and the day's board both come through here, so they cannot disagree. */
export function quotedInput({ home, away, atMs, quotes, records }: QuotedMatch, ratings: Ratings): QuotedInput {
  const books = agreedBooks(quotes, atMs)
  const all = [...books, ...furtherAgreedBooks(quotes, atMs)]
  const prices = bestPrices(all, quotes)
  const newestMs = Math.max(...[...prices.values()].map(({ at }) => Date.parse(at)))
  const input: AnalysisInput = {
    ...(records.isNeutral ? onNeutralGround(ratings) : ratings),
    home,
    away,
    market: books.length > 0 ? toMarketViews(all) : null,
    prices,
    data: {
      completeness: records.completeness,
      daysSinceLastMatch: daysSinceLastMatch(records, atMs),
      oddsAgeHours: prices.size > 0 ? Math.max(0, atMs - newestMs) / HOUR_MS : null,
    },
  }
  return { input, books, prices }
}

function onNeutralGround({ ratings, corners, cards }: Ratings): Ratings {
  const nobodysOwn = <Rated extends { home: number }>(rated: Rated): Rated => ({ ...rated, home: 0 })
  return {
    ratings: nobodysOwn(ratings),
    corners: corners && nobodysOwn(corners),
    cards: cards && nobodysOwn(cards),
  }
}

/** The staler of the two clubs counts; null when either's last game is not known. */
function daysSinceLastMatch({ lastGameMs: { home, away } }: MatchRecords, atMs: number): number | null {
  return home === null || away === null ? null : Math.max(0, atMs - Math.min(home, away)) / DAY_MS
}
