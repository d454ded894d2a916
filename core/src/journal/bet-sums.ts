import type { BetMoney } from './money.ts'

/** What the figures of any group of settled bets are made from. A database makes the same sums for fifty thousand. */
export type BetSums = {
  count: number
  stakedCents: number
  profitCents: number
  /** Sums of profit², profit × stake and stake² over the bets, for the interval of the yield. */
  profitSquares: number
  profitTimesStake: number
  stakeSquares: number
}

const NO_SUMS: BetSums = {
  count: 0,
  stakedCents: 0,
  profitCents: 0,
  profitSquares: 0,
  profitTimesStake: 0,
  stakeSquares: 0,
}

export function betSumsOf(bets: Iterable<Pick<BetMoney, 'stakedCents' | 'profitCents'>>): BetSums {
  const sums = { ...NO_SUMS }
  for (const { stakedCents, profitCents } of bets) {
    sums.count++
    sums.stakedCents += stakedCents
    sums.profitCents += profitCents
    sums.profitSquares += profitCents * profitCents
    sums.profitTimesStake += profitCents * stakedCents
    sums.stakeSquares += stakedCents * stakedCents
  }
  return sums
}

export type YieldFigures = {
  count: number
  stakedCents: number
  profitCents: number
  /** Profit for each R$ 1 staked, 0.05 is 5%; null before the first stake. */
  yield: number | null
  /** Where the yield would lie in 95 of 100 such series of bets; null where too few bets say anything. */
  interval: { low: number; high: number } | null
}

/** Below this the few largest bets decide, and an interval would promise more than it knows. */
export const INTERVAL_BETS_MIN = 30
/** 95% of a normal law lie within so many standard deviations. */
const DEVIATIONS_95 = 1.96

/**
 * Yield with its interval. It is a ratio of two sums, so its error is that of the profits around yield × stake:
 * √(n / (n - 1) × Σ(profit - yield × stake)²) / Σ stake. By hand: of four bets of R$ 1 at 2.00 two win; the yield is 0 and
 * its error √(4/3 × 4) / 4 = 0.577.
 */
export function yieldFigures(sums: BetSums): YieldFigures {
  const { count, stakedCents, profitCents } = sums
  if (stakedCents === 0) return { count, stakedCents, profitCents, yield: null, interval: null }
  const share = profitCents / stakedCents
  if (count < INTERVAL_BETS_MIN) return { count, stakedCents, profitCents, yield: share, interval: null }
  const reach = DEVIATIONS_95 * yieldError(sums, share)
  return { count, stakedCents, profitCents, yield: share, interval: { low: share - reach, high: share + reach } }
}

export function yieldError({ count, stakedCents, ...sums }: BetSums, share: number): number {
  const apart = sums.profitSquares - 2 * share * sums.profitTimesStake + share * share * sums.stakeSquares
  return Math.sqrt((count / (count - 1)) * Math.max(0, apart)) / stakedCents
}
