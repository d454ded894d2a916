/**
 * Dixon and Coles' correction: real football has more 0-0 and 1-1, and fewer 1-0 and 0-1, than two independent
 * counts. A share -rho of the chance of 1-1 is added to 0-0 and 1-1 and taken from 1-0 and 0-1, so neither side's
 * own goals change. `homeOdds` and `awayOdds` are a side's chance of one goal over its chance of none: for Poisson
 * counts its rate, and then these are the published formulas.
 */
export function lowScoreFactor(home: number, away: number, homeOdds: number, awayOdds: number, rho: number): number {
  if (home === 0 && away === 0) return 1 - homeOdds * awayOdds * rho
  if (home === 0 && away === 1) return 1 + homeOdds * rho
  if (home === 1 && away === 0) return 1 + awayOdds * rho
  if (home === 1 && away === 1) return 1 - rho
  return 1
}

/** The nearest rho at which no cell turns negative: -0.1 is fine for 1.5 and 1.2 goals, but not for 12. */
export function boundedRho(homeOdds: number, awayOdds: number, rho: number): number {
  const least = -1 / Math.max(homeOdds, awayOdds, 1)
  const most = 1 / Math.max(homeOdds * awayOdds, 1)
  return Math.min(most, Math.max(least, rho))
}
