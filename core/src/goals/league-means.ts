import { EVIDENCE, type Evidence, type PlayedMatch, type Sides } from '#goals/played-match.ts'

/** What a league is like over years. These fade slowly, so that they do not jump with one month's results. */
export type LeagueMeans = {
  goals: Sides
  /** Share of goals that fall before half time. */
  firstHalfShare: number
  /** Multiplies a statistic so that its mean equals the mean of goals: about 0.31 for shots on target. */
  scale: Record<Evidence, number>
}

/** The seven European leagues before 2021-22, worth this many matches of a league's own. */
const USUAL_GOALS: Sides = { home: 1.53, away: 1.22 }
const USUAL_FIRST_HALF_SHARE = 0.443
const USUAL_WORTH_MATCHES = 30

export function leagueMeans(matches: readonly PlayedMatch[], asOfDay: number, decayPerDay: number): LeagueMeans {
  let weight = USUAL_WORTH_MATCHES
  const goals = { home: USUAL_GOALS.home * weight, away: USUAL_GOALS.away * weight }
  const usualTotal = goals.home + goals.away
  let inFirstHalf = USUAL_FIRST_HALF_SHARE * usualTotal
  let inBothHalves = usualTotal
  const measured = { goals: 0, shotsOnTarget: 0, shots: 0, corners: 0, marketRates: 0 }
  const scored = { goals: 0, shotsOnTarget: 0, shots: 0, corners: 0, marketRates: 0 }

  for (const match of matches) {
    const w = Math.exp(-decayPerDay * (asOfDay - match.day))
    const total = w * (match.goals.home + match.goals.away)
    weight += w
    goals.home += w * match.goals.home
    goals.away += w * match.goals.away
    if (match.halfTimeGoals) {
      inFirstHalf += w * (match.halfTimeGoals.home + match.halfTimeGoals.away)
      inBothHalves += total
    }
    for (const kind of EVIDENCE) {
      const sides = match[kind]
      if (!sides) continue
      measured[kind] += w * (sides.home + sides.away)
      scored[kind] += total
    }
  }
  return {
    goals: { home: goals.home / weight, away: goals.away / weight },
    firstHalfShare: inFirstHalf / inBothHalves,
    scale: {
      goals: 1,
      shotsOnTarget: scaleOf(scored.shotsOnTarget, measured.shotsOnTarget),
      shots: scaleOf(scored.shots, measured.shots),
      corners: scaleOf(scored.corners, measured.corners),
      marketRates: scaleOf(scored.marketRates, measured.marketRates),
    },
  }
}

/** A league that has not scored yet (or not shot) tells nothing about the scale. */
function scaleOf(scored: number, measured: number): number {
  return scored > 0 && measured > 0 ? scored / measured : 0
}
