import { firstStep, GOALS_SHAPE } from '#goals/goal-counts.ts'
import { boundedRho } from '#goals/low-scores.ts'
import type { PlayedMatch, Sides } from '#goals/played-match.ts'

/**
 * Given the market's rates, eight leagues before 2021-22 lie at -0.05 ± 0.03, each known only to ±0.026. Given our own
 * rates, whose errors spread the scores already, forecasts were best between 0 and -0.04.
 */
const USUAL_RHO = -0.03
const USUAL_RHO_SD = 0.03
const ROUNDS = 6

/**
 * The league's low-score correction: maximises the weighted log of the four corrected cells plus the prior.
 * Only 0-0, 0-1, 1-0 and 1-1 depend on rho, each through log(1 + slope × rho), so Newton needs a few rounds.
 */
export function fitRho(
  matches: readonly PlayedMatch[],
  asOfDay: number,
  decayPerDay: number,
  ratesOf: (matchNumber: number) => Sides,
): number {
  const slopes: number[] = []
  const weights: number[] = []
  for (const [at, match] of matches.entries()) {
    if (match.goals.home > 1 || match.goals.away > 1) continue
    const rates = ratesOf(at)
    slopes.push(slopeOf(match.goals, firstStep(rates.home, GOALS_SHAPE), firstStep(rates.away, GOALS_SHAPE)))
    weights.push(Math.exp(-decayPerDay * (asOfDay - match.day)))
  }
  let rho = USUAL_RHO
  for (let round = 0; round < ROUNDS; round++) {
    let first = (USUAL_RHO - rho) / USUAL_RHO_SD ** 2
    let second = -1 / USUAL_RHO_SD ** 2
    for (let at = 0; at < slopes.length; at++) {
      const slope = slopes[at] ?? 0
      const ratio = slope / Math.max(FACTOR_MIN, 1 + slope * rho)
      first += (weights[at] ?? 0) * ratio
      second -= (weights[at] ?? 0) * ratio ** 2
    }
    rho = boundedRho(1, 1, rho - first / second)
  }
  return rho
}

/** Keeps the logarithm away from zero when a match of very high rates meets a strong rho. */
const FACTOR_MIN = 0.1

function slopeOf(goals: Sides, homeOdds: number, awayOdds: number): number {
  if (goals.home === 0) return goals.away === 0 ? -homeOdds * awayOdds : homeOdds
  return goals.away === 0 ? awayOdds : -1
}
