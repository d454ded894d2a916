import type { PlayedMatch, Sides } from '#goals/played-match.ts'

const DAYS_APART = 7

/** A season in which everybody meets everybody at home and away, a round a week from `firstDay`; `play` has the clubs' numbers. */
export function doubleRound(
  clubs: number,
  play: (home: number, away: number) => Sides,
  { season = '2024', firstDay = 0, marketRates = null as PlayedMatch['marketRates'] } = {},
): PlayedMatch[] {
  const rounds = 2 * (clubs - 1)
  const matches: PlayedMatch[] = []
  for (let round = 0; round < rounds; round++) {
    // Club 0 stays, the others go round; the second half swaps grounds.
    const seat = (at: number) => (at === 0 ? 0 : 1 + ((at + round - 1) % (clubs - 1)))
    for (let pair = 0; pair < clubs / 2; pair++) {
      const sides = [seat(pair), seat(clubs - 1 - pair)] as const
      const isSwapped = round >= clubs - 1 !== (pair === 0 && (round % (clubs - 1)) % 2 === 1)
      const [home, away] = isSwapped ? [sides[1], sides[0]] : sides
      const evidence = { halfTimeGoals: null, shotsOnTarget: null, shots: null, corners: null, marketRates }
      const day = firstDay + DAYS_APART * round
      matches.push({ day, season, home: `C${home}`, away: `C${away}`, goals: play(home, away), ...evidence })
    }
  }
  return matches
}
