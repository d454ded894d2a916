import type { MatchRow } from '@prancheta/adapters/football/csv/match-row.ts'
import { expectedGoals } from '@prancheta/core/goals/expected-goals.ts'
import { fitRatings } from '@prancheta/core/goals/fit-ratings.ts'
import { viewsOf } from '@prancheta/core/goals/grid-views.ts'
import type { LeagueRatings } from '@prancheta/core/goals/league-ratings.ts'
import type { PlayedMatch } from '@prancheta/core/goals/played-match.ts'
import { matchGrid, poissonGrid, type ScoreGrid } from '@prancheta/core/goals/score-grid.ts'
import { impliedRates } from '@prancheta/core/value/implied-rates.ts'
import { poolGrid } from '@prancheta/core/value/pool-grid.ts'
import { Climatology, closingLine, earlyAverage, PLAIN_DIXON_COLES } from './baselines.ts'
import { RecentClubs } from './division-above.ts'
import { BaseRates, finalScoreOf } from './family-tally.ts'
import { type Chances, toChances, type WalkedForecast } from './forecast.ts'
import { LeagueCounts } from './league-counts.ts'
import { marketViewsOf } from './match-market.ts'

/** none: no price is read. past: prices of matches already played. match: also those of the match itself. */
export type OddsMode = 'none' | 'past' | 'match'

export type Span = { from: string; to: string }

/** Matches of one league, oldest first, and those of the division above it (empty if there is none). */
export type LeagueRows = { own: readonly MatchRow[]; above: readonly MatchRow[] }

/**
 * Forecasts every match of one league inside the span from the days before its own, refitted before each match
 * day. A day's results are learnt only when all its matches are forecast.
 */
export function* walkForward({ own, above }: LeagueRows, odds: OddsMode, span: Span): Generator<WalkedForecast> {
  const clubsAbove = new RecentClubs(above)
  const relegationPlaces = own[0]?.league === 'BRA' ? 4 : 3
  const climatology = new Climatology()
  const base = new BaseRates()
  const counts = new LeagueCounts()
  const lastDay = new Map<string, number>()
  const history: PlayedMatch[] = []
  let ours: LeagueRatings | undefined
  let plain: LeagueRatings | undefined
  for (const today of byDay(own)) {
    const [first] = today
    if (first && first.date >= span.from && first.date <= span.to) {
      const asOfDay = first.day
      const relegated = clubsAbove.before(asOfDay)
      ours = fitRatings(history, { asOfDay, relegated, relegationPlaces, ...(ours && { previous: ours }) })
      plain = fitRatings(history, { asOfDay, settings: PLAIN_DIXON_COLES, ...(plain && { previous: plain }) })
      for (const row of today) {
        const model = gridOf(ours, row, matchGrid)
        yield {
          row,
          by: {
            model: forecastOf(model, row, odds),
            climatology: climatology.chances(),
            dixonColes: toChances(viewsOf(gridOf(plain, row, poissonGrid))),
            averageOdds: earlyAverage(row),
            closingOdds: closingLine(row),
          },
          ratings: ours,
          model,
          logSd: expectedGoals(ours, row.home, row.away).logSd,
          firstHalfShare: ours.firstHalfShare,
          daysSinceLastMatch: daysSince(lastDay, row),
          ...counts.before(row),
          base,
        }
      }
    }
    for (const row of today) {
      climatology.learn(row)
      base.learn(finalScoreOf(row))
      counts.learn(row)
      lastDay.set(row.home, row.day).set(row.away, row.day)
      history.push(toPlayedMatch(row, odds))
    }
  }
}

/** Since the latest match of the club that has rested longer. */
function daysSince(lastDay: ReadonlyMap<string, number>, { day, home, away }: MatchRow): number | null {
  const last = Math.min(lastDay.get(home) ?? Number.NEGATIVE_INFINITY, lastDay.get(away) ?? Number.NEGATIVE_INFINITY)
  return last === Number.NEGATIVE_INFINITY ? null : day - last
}

function* byDay(rows: readonly MatchRow[]): Generator<MatchRow[]> {
  let today: MatchRow[] = []
  for (const row of rows) {
    if (today[0] && today[0].day !== row.day) {
      yield today
      today = []
    }
    today.push(row)
  }
  if (today.length > 0) yield today
}

function gridOf(ratings: LeagueRatings, row: MatchRow, toGrid: typeof matchGrid): ScoreGrid {
  const rates = expectedGoals(ratings, row.home, row.away)
  return toGrid(rates.home, rates.away, ratings.rho)
}

function forecastOf(grid: ScoreGrid, row: MatchRow, odds: OddsMode): Chances {
  return toChances(odds === 'match' ? viewsOf(poolGrid(grid, marketViewsOf(row)).grid) : viewsOf(grid))
}

function toPlayedMatch(row: MatchRow, odds: OddsMode): PlayedMatch {
  const { day, season, home, away, goals, halfTimeGoals, shotsOnTarget, shots, corners } = row
  const marketRates = odds === 'none' ? null : impliedRates(marketViewsOf(row))
  return { day, season, home, away, goals, halfTimeGoals, shotsOnTarget, shots, corners, marketRates }
}
