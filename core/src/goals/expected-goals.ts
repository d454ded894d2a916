import { type ClubRating, type LeagueRatings, ratingOf } from '#goals/league-ratings.ts'
import type { Sides } from '#goals/played-match.ts'

export type ExpectedGoals = {
  home: number
  away: number
  /** Standard deviation of the logarithm of either: 0.10 reads as 'give or take 10%'. */
  logSd: number
}

/** Keeps absurd inputs finite. Real matches lie between 0.2 and 4.6. */
const GOALS_MIN = 0.05
const GOALS_MAX = 12

/**
 * By hand: level 0.30, home 0.24, a home club of attack 0.20 and defence -0.10 against attack 0.05 and defence
 * 0.08: home e^(0.30 + 0.12 + 0.20 + 0.08) = 2.01, away e^(0.30 - 0.12 + 0.05 - 0.10) = 1.14.
 */
export function expectedGoals(ratings: LeagueRatings, homeClub: string, awayClub: string): ExpectedGoals {
  const home = ratingOf(ratings, homeClub)
  const away = ratingOf(ratings, awayClub)
  const logSd = Math.sqrt((varianceOf(home) + varianceOf(away)) / 4)
  return { ...ratesBetween(ratings, home, away), logSd }
}

export function ratesBetween(league: { level: number; home: number }, home: ClubRating, away: ClubRating): Sides {
  const half = (league.home + (home.stake ?? 0) - (away.stake ?? 0)) / 2
  return {
    home: bounded(Math.exp(league.level + half + home.attack + away.defence)),
    away: bounded(Math.exp(league.level - half + away.attack + home.defence)),
  }
}

/** Attack and defence are (tempo ± strength) / 2, so each has a quarter of the two variances' sum. */
function varianceOf(club: ClubRating): number {
  return club.strengthSd ** 2 + club.tempoSd ** 2
}

function bounded(goals: number): number {
  return Math.min(GOALS_MAX, Math.max(GOALS_MIN, goals))
}
