import { type BankrollShare, bankrollShare, type DecimalOdd, type Probability } from '#units.ts'

/** How much of the full Kelly stake we suggest: a quarter bears an edge that is half of what was thought. */
export const KELLY_SHARE = 0.25

/** One bet is never advised above this share of the base, whatever Kelly says. */
export const STAKE_MAX = 0.05

/**
 * Expected profit of R$ 1 that stays in play. By hand: chance 0.55 at odd 2.10 is 0.55 × 2.10 - 1 = 0.155.
 */
export function edgeOf(chance: Probability, odd: DecimalOdd): number {
  return chance * odd - 1
}

/** No advice passes it, that of an analysis stored before it was the rule among them. */
export function withinStakeMax(share: number): BankrollShare {
  return bankrollShare(Math.min(STAKE_MAX, share))
}

/**
 * Suggested stake, zero when the bet has no edge and never above what one bet may have.
 *
 * Full Kelly is edge / (odd - 1); a positive edge implies odd > 1, so the division is safe. By hand: chance 0.55 at odd
 * 2.10 has edge 0.155, full Kelly 0.1409 and a suggested stake of 0.0352 of the bankroll. For a quarter line it is a little
 * below the exact Kelly stake, because a half loss is counted as half the chance of a whole one, which is the wilder of the two.
 */
export function kellyStake(chance: Probability, odd: DecimalOdd): BankrollShare {
  const edge = edgeOf(chance, odd)
  if (edge <= 0) return bankrollShare(0)
  return withinStakeMax((edge / (odd - 1)) * KELLY_SHARE)
}
