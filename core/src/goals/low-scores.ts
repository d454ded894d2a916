/**
 * Dixon and Coles' correction: real football has more 0-0 and 1-1, and fewer 1-0 and 0-1, than two independent
 * Poisson counts. Negative rho moves chance into the draws; the four factors leave the sum of the grid unchanged.
 */
export function lowScoreFactor(home: number, away: number, homeRate: number, awayRate: number, rho: number): number {
  if (home === 0 && away === 0) return 1 - homeRate * awayRate * rho
  if (home === 0 && away === 1) return 1 + homeRate * rho
  if (home === 1 && away === 0) return 1 + awayRate * rho
  if (home === 1 && away === 1) return 1 - rho
  return 1
}

/** The nearest rho at which no cell turns negative: -0.1 is fine for 1.5 and 1.2 goals, but not for 12. */
export function boundedRho(homeRate: number, awayRate: number, rho: number): number {
  const least = -1 / Math.max(homeRate, awayRate, 1)
  const most = 1 / Math.max(homeRate * awayRate, 1)
  return Math.min(most, Math.max(least, rho))
}
