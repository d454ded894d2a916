import { countGrid } from '#counts/count-grid.ts'
import { type ClubCounts, type CountRatings, clubCountsOf } from '#counts/count-ratings.ts'
import type { Sides } from '#goals/played-match.ts'
import type { ScoreGrid } from '#goals/score-grid.ts'

export type CountForecast = {
  /** Expected corners or cards of each side. */
  home: number
  away: number
  /** Standard deviation of the logarithm of either: 0.10 reads as 'give or take 10%'. */
  logSd: number
  /** How counts scatter and what the sides share, as the league's ratings have it: the grid can be made again. */
  overdispersion: number
  sharing: number
  /** The chance of every pair of counts. */
  grid: ScoreGrid
}

/** Keeps absurd inputs finite; real means lie between 0.7 and 11. */
const MEAN_MIN = 0.1
const MEAN_MAX = 25

export function expectedCounts(ratings: CountRatings, homeClub: string, awayClub: string): CountForecast {
  const [homeCounts, awayCounts] = [clubCountsOf(ratings, homeClub), clubCountsOf(ratings, awayClub)]
  const { home, away } = sidesBetween(ratings, homeCounts, awayCounts)
  const logSd = Math.hypot(homeCounts.logSd, awayCounts.logSd)
  const { overdispersion, sharing } = ratings
  return { home, away, logSd, overdispersion, sharing, grid: countGrid(home, away, ratings) }
}

/** By hand: level log 5, home 0.2, attacks 0.1 and 0, defences 0.05 and 0: home 5 × e^(0.1 + 0.1) = 6.11, away 5 × e^(-0.1 + 0.05) = 4.76. */
export function expectedSides(
  ratings: Pick<CountRatings, 'level' | 'home' | 'clubs' | 'unknownLogSd'>,
  homeClub: string,
  awayClub: string,
): Sides {
  return sidesBetween(ratings, clubCountsOf(ratings, homeClub), clubCountsOf(ratings, awayClub))
}

type League = Pick<CountRatings, 'level' | 'home'>

function sidesBetween({ level, home: advantage }: League, home: ClubCounts, away: ClubCounts): Sides {
  return {
    home: bounded(Math.exp(level + advantage / 2 + home.attack + away.defence)),
    away: bounded(Math.exp(level - advantage / 2 + away.attack + home.defence)),
  }
}

function bounded(mean: number): number {
  return Math.min(MEAN_MAX, Math.max(MEAN_MIN, mean))
}
