import type { Sides } from '#goals/played-match.ts'

/** One finished match and what was counted in it: corners, or cards (yellow and red, one each). */
export type CountedMatch = {
  /** Calendar day, counted from 1970-01-01. */
  day: number
  home: string
  away: string
  counts: Sides
}

/** How many a club earns and concedes, as logarithms around the league's mean, and the standard deviation of either. */
export type ClubCounts = { attack: number; defence: number; logSd: number; matches: number }

/** A league's corners or cards on one day. Plain numbers only, so that it can be stored as JSON and read back. */
export type CountRatings = {
  /** First day the ratings may forecast: they know only what was played before it. */
  asOfDay: number
  /** log of the expected count: level + home/2 at home, level - home/2 away. */
  level: number
  home: number
  /** Variance beyond Poisson's, over the squared mean: variance = mean + overdispersion × mean². */
  overdispersion: number
  /** Covariance of the two sides over the product of their means: below 0 for corners, above for cards. */
  sharing: number
  /** How uncertain a club never seen is. */
  unknownLogSd: number
  clubs: Record<string, ClubCounts>
}

/** A club never seen counts as a mean one. */
export function clubCountsOf(
  { clubs, unknownLogSd }: Pick<CountRatings, 'clubs' | 'unknownLogSd'>,
  club: string,
): ClubCounts {
  return (Object.hasOwn(clubs, club) && clubs[club]) || { attack: 0, defence: 0, logSd: unknownLogSd, matches: 0 }
}
