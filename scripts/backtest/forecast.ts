import type { MatchRow } from '@prancheta/adapters/football/csv/match-row.ts'
import type { CountForecast } from '@prancheta/core/counts/expected-counts.ts'
import type { GridViews } from '@prancheta/core/goals/grid-views.ts'
import type { LeagueRatings } from '@prancheta/core/goals/league-ratings.ts'
import type { ScoreGrid } from '@prancheta/core/goals/score-grid.ts'
import type { BaseRates } from './family-tally.ts'

/** Chances of the three families that are scored; null where the forecaster says nothing. */
export type Chances = {
  result: readonly [home: number, draw: number, away: number] | null
  over25: number | null
  bothScore: number | null
}

/** Ours first, then what it is compared with. */
export const FORECASTERS = ['model', 'climatology', 'dixonColes', 'averageOdds', 'closingOdds'] as const
export type Forecaster = (typeof FORECASTERS)[number]

export type Forecast = { row: MatchRow; by: Record<Forecaster, Chances> }

/** A forecast with all that pricing needs, for as long as the walk stands at its match. */
export type WalkedForecast = Forecast & {
  ratings: LeagueRatings
  model: ScoreGrid
  logSd: number
  firstHalfShare: number
  daysSinceLastMatch: number | null
  corners: CountForecast | null
  cards: CountForecast | null
  /** How often every selection won so far in this league; the walk goes on teaching it. */
  base: BaseRates
}

export function toChances({ result, totals, bothScore }: GridViews): Chances {
  return { result: [result.home, result.draw, result.away], over25: totals[0]?.over ?? null, bothScore }
}
