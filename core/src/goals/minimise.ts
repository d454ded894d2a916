import { factorInPlace, solveInPlace } from '#goals/cholesky.ts'
import { type Derivatives, derive, emptyDerivatives, type Pairings, type Priors } from '#goals/objective.ts'

/** Rates are exponentials, so a first step can overshoot; a log rate never moves further than this at once. */
const STEP_MAX = 1
/** Newton squares its error each round, so after a step of 1e-4 what remains is about 1e-8. */
const CLOSE_ENOUGH = 1e-4
const ROUNDS_MAX = 100

/**
 * Newton's method on the convex objective: 3 to 5 rounds from a warm start, about 8 from zero. Moves `at` to the
 * minimum and answers the Cholesky factor of the Hessian there, whose inverse is the posterior covariance.
 */
export function minimise(pairings: Pairings, priors: Priors, at: Float64Array): Float64Array {
  const here: Derivatives = emptyDerivatives(pairings.clubCount)
  for (let round = 0; round < ROUNDS_MAX; round++) {
    derive(pairings, priors, at, here)
    if (!factorInPlace(here.hessian, at.length)) throw new RangeError('the ratings have no unique answer')
    solveInPlace(here.hessian, at.length, here.gradient)
    const longest = here.gradient.reduce((most, step) => Math.max(most, Math.abs(step)), 0)
    const damping = Math.min(1, STEP_MAX / longest)
    for (let k = 0; k < at.length; k++) at[k] = (at[k] ?? 0) - damping * (here.gradient[k] ?? 0)
    // The factor belongs to the point one such step away: the uncertainties change in their fifth digit.
    if (longest < CLOSE_ENOUGH) return here.hessian
  }
  throw new RangeError('the ratings did not settle')
}
