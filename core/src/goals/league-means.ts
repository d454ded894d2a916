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
/**
 * Goals for each of these in the 13,072 of those matches that have all. Without them a league's first match would set
 * its scale alone: a 0-0 or a 4-3 then moved over 2.5 of the next matches to anything between 2% and 90%.
 */
const USUAL_GOALS_PER = { shotsOnTarget: 0.314, shots: 0.113, corners: 0.277, marketRates: 1 }

export function leagueMeans(matches: readonly PlayedMatch[], asOfDay: number, decayPerDay: number): LeagueMeans {
  let weight = USUAL_WORTH_MATCHES
  const goals = { home: USUAL_GOALS.home * weight, away: USUAL_GOALS.away * weight }
  const firstHalf = { part: USUAL_FIRST_HALF_SHARE * (goals.home + goals.away), whole: goals.home + goals.away }
  const onTarget = usualTally(USUAL_GOALS_PER.shotsOnTarget)
  const shots = usualTally(USUAL_GOALS_PER.shots)
  const corners = usualTally(USUAL_GOALS_PER.corners)
  const market = usualTally(USUAL_GOALS_PER.marketRates)

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
    if (isWithin(match.halfTimeGoals, match.goals)) add(firstHalf, match.halfTimeGoals, scored, w)
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

function usualTally(goalsPer: number): Tally {
  const whole = USUAL_WORTH_MATCHES * (USUAL_GOALS.home + USUAL_GOALS.away)
  return { part: whole / goalsPer, whole }
}

function scaleOf({ part, whole }: Tally): number {
  return whole / part
}

/** A half-time score above the final one is a slip; it would make a share of goals above 1. */
function isWithin(halfTime: Sides | null, fullTime: Sides): boolean {
  return halfTime !== null && halfTime.home <= fullTime.home && halfTime.away <= fullTime.away
}
