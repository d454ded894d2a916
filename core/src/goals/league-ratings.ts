export type ClubRating = {
  attack: number
  /** Positive for a club that concedes more than the league's mean. */
  defence: number
  /** Standard deviations of strength (attack - defence) and tempo (attack + defence). */
  strengthSd: number
  tempoSd: number
  /** Matches the rating was made from, faded or not. */
  matches: number
  /** What the season's end adds to its strength that day, beyond attack and defence; missing where it adds nothing. */
  stake?: number
}

/** A league's ratings on one day. Plain numbers only, so that it can be stored as JSON and read back. */
export type LeagueRatings = {
  /** First day the ratings may forecast: they know only what was played before it. */
  asOfDay: number
  /** log expected goals of a side of mean clubs: level + home/2 at home, level - home/2 away. */
  level: number
  home: number
  /** Low-score correction of the league. */
  rho: number
  firstHalfShare: number
  clubs: Record<string, ClubRating>
  /** What is assumed of a club never seen: below the mean, and uncertain. */
  newcomer: ClubRating
}

/** The rating of a club, or the newcomer's when it has never been seen. */
export function ratingOf(ratings: LeagueRatings, club: string): ClubRating {
  return (Object.hasOwn(ratings.clubs, club) && ratings.clubs[club]) || ratings.newcomer
}
