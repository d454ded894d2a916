import type { Evidence, PlayedMatch, Sides } from '#goals/played-match.ts'

/** What a league is like over years. These fade slowly, so that they do not jump with one month's results. */
export type LeagueMeans = {
  goals: Sides
  /** Share of goals that fall before half time. */
  firstHalfShare: number
  /** Multiplies a statistic so that its mean equals the mean of goals: about 0.31 for shots on target. */
  scale: Record<Evidence, number>
}

/** The seven European leagues before 2021-22, worth this many matches of a league's own. */
const USUAL_GOALS: Sides = { home: 1.54, away: 1.22 }
const USUAL_FIRST_HALF_SHARE = 0.436
const USUAL_WORTH_MATCHES = 30

export function leagueMeans(matches: readonly PlayedMatch[], asOfDay: number, decayPerDay: number): LeagueMeans {
  let weight = USUAL_WORTH_MATCHES
  const goals = { home: USUAL_GOALS.home * weight, away: USUAL_GOALS.away * weight }
  const firstHalf = { part: USUAL_FIRST_HALF_SHARE * (goals.home + goals.away), whole: goals.home + goals.away }
  const onTarget = { part: 0, whole: 0 }
  const shots = { part: 0, whole: 0 }
  const corners = { part: 0, whole: 0 }
  const market = { part: 0, whole: 0 }

  let w = 0
  let day = Number.NaN
  for (const match of matches) {
    if (match.day !== day) {
      day = match.day
      w = Math.exp(-decayPerDay * (asOfDay - day))
    }
    const scored = match.goals.home + match.goals.away
    weight += w
    goals.home += w * match.goals.home
    goals.away += w * match.goals.away
    add(firstHalf, match.halfTimeGoals, scored, w)
    add(onTarget, match.shotsOnTarget, scored, w)
    add(shots, match.shots, scored, w)
    add(corners, match.corners, scored, w)
    add(market, match.marketRates, scored, w)
  }
  return {
    goals: { home: goals.home / weight, away: goals.away / weight },
    firstHalfShare: firstHalf.part / firstHalf.whole,
    scale: {
      goals: 1,
      shotsOnTarget: scaleOf(onTarget),
      shots: scaleOf(shots),
      corners: scaleOf(corners),
      marketRates: scaleOf(market),
    },
  }
}

/** A statistic summed over the matches that have it, and the goals of the same matches. */
type Tally = { part: number; whole: number }

function add(tally: Tally, sides: Sides | null, scored: number, weight: number): void {
  if (!sides || !(sides.home >= 0 && sides.away >= 0)) return // NaN counts as not known
  tally.part += weight * (sides.home + sides.away)
  tally.whole += weight * scored
}

/** A league that has not scored yet (or not shot) tells nothing about the scale: that evidence is left out. */
function scaleOf({ part, whole }: Tally): number {
  return part > 0 && whole > 0 ? whole / part : 0
}
