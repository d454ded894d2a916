import type { Probability } from '#units.ts'
import { consensus, type Quote } from '#value/consensus.ts'

/**
 * How much better the price taken was than the same house's last one before kick-off. By hand: 2.10 taken, 2.00 at the
 * close is 2.10 / 2.00 - 1 = 5%. The house's margin stands in both prices and falls out.
 */
export function valueAgainstHouse(oddTaken: number, lastOdd: number): number {
  return oddTaken / lastOdd - 1
}

/**
 * How much better the price taken was than the chance behind the last prices of all houses, margin removed. By hand: 2.10
 * taken at a chance of 0.5 is 0.5 × 2.10 - 1 = 5%.
 */
export function valueAgainstConsensus(oddTaken: number, closingChance: Probability): number {
  return closingChance * oddTaken - 1
}

/** The chance of one outcome behind the last prices before kick-off; null where no house quoted usably. */
export function closingChanceOf(quotes: readonly Quote[], outcome: number, kickOffMs: number): Probability | null {
  const before = quotes.filter(({ takenAtMs }) => takenAtMs <= kickOffMs)
  return consensus(before, kickOffMs)?.chances[outcome] ?? null
}

/** Sums that a database can make as well as we can. */
export type ValueSums = { count: number; sum: number; squares: number }

export type MeanValue = {
  count: number
  /** Null without a closing price. */
  mean: number | null
  /** How far the mean would move by luck alone; null below two values. */
  standardError: number | null
}

export function valueSumsOf(values: Iterable<number>): ValueSums {
  const sums = { count: 0, sum: 0, squares: 0 }
  for (const value of values) {
    sums.count++
    sums.sum += value
    sums.squares += value * value
  }
  return sums
}

/**
 * Mean closing value with its standard error, s / √n. By hand: 2%, 4% and 6% have mean 4%, s = 2% and an error of
 * 2% / √3 = 1.155%.
 */
export function meanValue({ count, sum, squares }: ValueSums): MeanValue {
  if (count === 0) return { count, mean: null, standardError: null }
  const mean = sum / count
  if (count === 1) return { count, mean, standardError: null }
  const variance = Math.max(0, squares - count * mean * mean) / (count - 1)
  return { count, mean, standardError: Math.sqrt(variance / count) }
}
