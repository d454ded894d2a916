import type { PlayedMatch } from '#goals/played-match.ts'

/** Matches with their clubs as numbers. Names are looked up once: the look-ups were half of the fit's time. */
export type LeagueIndex = {
  matches: readonly PlayedMatch[]
  clubs: readonly string[]
  /** Club numbers of match i. */
  home: Int32Array
  away: Int32Array
}

export function indexLeague(matches: readonly PlayedMatch[]): LeagueIndex {
  const numbers = new Map<string, number>()
  const numberOf = (club: string) => {
    const known = numbers.get(club)
    if (known !== undefined) return known
    numbers.set(club, numbers.size)
    return numbers.size - 1
  }
  const home = new Int32Array(matches.length)
  const away = new Int32Array(matches.length)
  matches.forEach((match, at) => {
    home[at] = numberOf(match.home)
    away[at] = numberOf(match.away)
  })
  return { matches, clubs: [...numbers.keys()], home, away }
}

export function matchCounts({ clubs, home, away }: LeagueIndex): Int32Array {
  const counts = new Int32Array(clubs.length)
  for (const sides of [home, away]) for (const club of sides) counts[club] = (counts[club] ?? 0) + 1
  return counts
}

/**
 * Clubs that played in the league's season before its latest one. The others are promoted, back after an absence,
 * or new to us, and start below the league's mean. In a league's first known season nobody is new.
 */
export function establishedClubs({ matches, clubs, home, away }: LeagueIndex): readonly boolean[] {
  const latest = matches.at(-1)?.season
  const previous = matches.findLast((match) => match.season !== latest)?.season
  const isEstablished = clubs.map(() => previous === undefined)
  matches.forEach(({ season }, at) => {
    if (season !== previous) return
    isEstablished[home[at] ?? -1] = true
    isEstablished[away[at] ?? -1] = true
  })
  return isEstablished
}
