/** One hundredth of the bankroll, which most people call a unit. */
export const DEFAULT_UNIT_BPS = 100

/**
 * One unit of stake in cents, at least one: a share of the money put in, in hundredths of a percent. Results do not move it, so that
 * a unit means the same in a good month and in a bad one. By hand: 1% of R$ 1.234,56 is R$ 12,35. Null where nothing is left.
 */
export function unitOf(putInCents: number, unitBps: number): number | null {
  return putInCents <= 0 ? null : Math.max(1, Math.round((putInCents * unitBps) / 10_000))
}
