import type { PlayedMatch } from '#goals/played-match.ts'

/**
 * Clubs that played in the league's season before its latest one. The others are promoted, back after an absence,
 * or new to us, and start below the league's mean. In a league's first known season nobody is new.
 */
export function establishedClubs(ordered: readonly PlayedMatch[]): ReadonlySet<string> {
  const latest = ordered.at(-1)?.season
  const earlier = ordered.filter((match) => match.season !== latest)
  const previous = earlier.at(-1)?.season
  const members = previous === undefined ? ordered : earlier.filter((match) => match.season === previous)
  return new Set(members.flatMap((match) => [match.home, match.away]))
}
