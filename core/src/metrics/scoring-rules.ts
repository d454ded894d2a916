/**
 * Scores of one forecast, lower is better. `chances` are of outcomes in their natural order, `happened` is the
 * index of the one that came.
 */

/**
 * Ranked probability score: missing a home win by forecasting a draw costs less than by forecasting an away win.
 * By hand: 0.5, 0.3, 0.2 and a home win: ((0.5 - 1)² + (0.8 - 1)²) / 2 = 0.145.
 */
export function rankedProbabilityScore(chances: readonly number[], happened: number): number {
  let forecastSoFar = 0
  let total = 0
  for (let outcome = 0; outcome < chances.length - 1; outcome++) {
    forecastSoFar += chances[outcome] ?? 0
    total += (forecastSoFar - (outcome >= happened ? 1 : 0)) ** 2
  }
  return total / (chances.length - 1)
}

/** A chance of exactly 0 that comes true would cost infinitely much; it costs 27.6 instead. */
const CHANCE_MIN = 1e-12

/** By hand: a chance of 0.5 that came true costs ln 2 = 0.693. */
export function logLoss(chances: readonly number[], happened: number): number {
  return -Math.log(Math.max(CHANCE_MIN, chances[happened] ?? 0))
}

/** Sum of squared errors over all outcomes. By hand: 0.5, 0.3, 0.2 and a home win: 0.25 + 0.09 + 0.04 = 0.38. */
export function brierScore(chances: readonly number[], happened: number): number {
  return chances.reduce((total, chance, outcome) => total + (chance - (outcome === happened ? 1 : 0)) ** 2, 0)
}
