/** One number for each side of a match. */
export type Sides = { home: number; away: number }

/** A finished match as the ratings see it. What a source does not know is null, never 0. */
export type PlayedMatch = {
  /** Calendar day, counted from 1970-01-01. */
  day: number
  /** The source's name for the season ('2023-24', '2024'); only equality is read. */
  season: string
  home: string
  away: string
  goals: Sides
  halfTimeGoals: Sides | null
  shotsOnTarget: Sides | null
  shots: Sides | null
  corners: Sides | null
  /** Expected goals implied by the odds of this very match; evidence for later matches, never for itself. */
  marketRates: Sides | null
}

/** The parts of a match that say something about strength; each becomes a share of the fit's target. */
export type Evidence = 'goals' | 'shotsOnTarget' | 'shots' | 'corners' | 'marketRates'

/**
 * The matches played before `asOfDay`, oldest first, each once. Rows of that day or later are left out without a
 * word, so a future-dated row can never leak into a forecast; a row that cannot be true is an error.
 */
export function matchesBefore(matches: readonly PlayedMatch[], asOfDay: number): PlayedMatch[] {
  const past = matches.filter((match) => match.day < asOfDay)
  for (const match of past) requireTrue(match)
  const isOrdered = past.every((match, at) => at === 0 || (past[at - 1]?.day ?? 0) <= match.day)
  return withoutTwins(isOrdered ? past : past.toSorted((one, other) => one.day - other.day))
}

function requireTrue({ day, home, away, goals }: PlayedMatch): void {
  const isCount = (value: number) => Number.isInteger(value) && value >= 0
  if (isCount(goals.home) && isCount(goals.away) && home !== away && Number.isInteger(day)) return
  throw new RangeError(`not a played match: ${home} ${goals.home}-${goals.away} ${away} on day ${day}`)
}

/** Two sources may report the same match; twins stand on the same day, so only that day is searched. */
function withoutTwins(ordered: readonly PlayedMatch[]): PlayedMatch[] {
  const kept: PlayedMatch[] = []
  for (const match of ordered) {
    let isTwin = false
    for (let at = kept.length - 1; at >= 0 && !isTwin; at--) {
      const other = kept[at]
      if (other?.day !== match.day) break
      isTwin = other.home === match.home && other.away === match.away
    }
    if (!isTwin) kept.push(match)
  }
  return kept
}
