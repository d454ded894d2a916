import { filterRatings } from '#goals/filtered-ratings.ts'
import type { LeagueIndex } from '#goals/league-index.ts'
import type { LeagueMeans } from '#goals/league-means.ts'
import type { ClubRating } from '#goals/league-ratings.ts'
import type { FitSettings } from '#goals/settings.ts'

type Rated = { level: number; home: number; clubs: readonly ClubRating[] }

/**
 * The fitted ratings with the filtered ones mixed in. Everything is a logarithm, so mixing ratings is mixing the logarithms of expected
 * goals. How uncertain a club is stays what the fit says.
 */
export function withFiltered(
  fitted: Rated,
  league: LeagueIndex,
  { filtered }: FitSettings,
  { scale }: LeagueMeans,
): Rated {
  if (!filtered || league.matches.length === 0) return fitted
  const walked = filterRatings(league, scale)
  const mix = (one: number, other: number, share: number) => one + share * (other - one)
  return {
    level: mix(fitted.level, walked.level, filtered.tempo),
    home: mix(fitted.home, walked.home, filtered.strength),
    clubs: fitted.clubs.map((club, number) => {
      const strength = mix(club.attack - club.defence, walked.strength[number] ?? 0, filtered.strength)
      const tempo = mix(club.attack + club.defence, walked.tempo[number] ?? 0, filtered.tempo)
      return { ...club, attack: (tempo + strength) / 2, defence: (tempo - strength) / 2 }
    }),
  }
}
