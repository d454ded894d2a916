import { type MatchEnding, matchEnding } from '@prancheta/core/history/match-ending.ts'
import type { FinalScore } from '@prancheta/core/markets/settle.ts'
import type { Selectable } from 'kysely'
import type { DB } from '#platform/db/schema.ts'

/** What of the view `games`, called f, decides how something on a game ended. */
export const ENDING_COLUMNS = [
  'f.state',
  'f.kick_off',
  'f.home_goals',
  'f.away_goals',
  'f.home_half_time_goals',
  'f.away_half_time_goals',
  'f.home_corners',
  'f.away_corners',
  'f.home_yellow_cards',
  'f.away_yellow_cards',
  'f.home_red_cards',
  'f.away_red_cards',
] as const

export const ENDED_STATES = ['finished', 'postponed', 'cancelled', 'abandoned'] as const

type Unprefixed<Column> = Column extends `f.${infer Name}` ? Name : never
type GameRow = Pick<Selectable<DB['games']>, Unprefixed<(typeof ENDING_COLUMNS)[number]>>

/** How a game ended for what was saved or staked with that hour. */
export function endingOf(game: GameRow, savedFor: Date): MatchEnding {
  const { state, kick_off } = game
  return matchEnding({ state, kickOffMs: kick_off.getTime(), score: scoreOf(game) }, savedFor.getTime())
}

function scoreOf(row: GameRow): FinalScore | null {
  const goals = sides(row.home_goals, row.away_goals)
  return (
    goals && {
      goals,
      halfTime: sides(row.home_half_time_goals, row.away_half_time_goals),
      corners: sides(row.home_corners, row.away_corners),
      cards: sides(
        allCards(row.home_yellow_cards, row.home_red_cards),
        allCards(row.away_yellow_cards, row.away_red_cards),
      ),
    }
  )
}

function sides(home: number | null, away: number | null) {
  return home === null || away === null ? null : { home, away }
}

/** Sources that count yellow cards leave out the red ones of a match without any. */
const allCards = (yellow: number | null, red: number | null) => (yellow === null ? null : yellow + (red ?? 0))
