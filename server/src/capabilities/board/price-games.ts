import { judgeMatch } from '@prancheta/core/analysis/analyse-match.ts'
import { type QuotedMatch, quotedInput } from '@prancheta/core/analysis/quoted-match.ts'
import { type BoardRow, boardRow, type QuotedChange } from '@prancheta/core/board/board-figures.ts'
import type { CountRatings } from '@prancheta/core/counts/count-ratings.ts'
import type { LeagueRatings } from '@prancheta/core/goals/league-ratings.ts'

type LeagueForecasts = { ratings: LeagueRatings; corners: CountRatings | null; cards: CountRatings | null }

export type BoardGame = QuotedMatch & {
  fixtureId: number
  /** Which of the ratings are its league's. */
  league: string
  /** All prices that stood at any time in the last hours, as they were set. */
  changes: QuotedChange[]
}

export type BoardTask = { leagues: Readonly<Record<string, LeagueForecasts>>; games: readonly BoardGame[] }
export type PricedGame = BoardRow & { fixtureId: number }

/** The rows of some games, by the sums that an analysis is made with. */
export function priceGames({ leagues, games }: BoardTask): PricedGame[] {
  return games.flatMap(({ fixtureId, league, changes, ...match }) => {
    const ratings = leagues[league]
    if (!ratings) return []
    const { input, books, prices } = quotedInput(match, ratings)
    return [{ fixtureId, ...boardRow(judgeMatch(input), { books, prices, changes, atMs: match.atMs }) }]
  })
}
