import type { Learnt } from './learn.ts'
import { everySignOf } from './signs.ts'

/** A word or two say nothing by themselves. */
const SIGNS_MIN = 24

/**
 * How much a text is of the kind that is looked for, by what its examples taught: some 0 in doubt, higher the more; null for
 * a text that is too short to tell. `plain` is lower case without accents.
 */
export function openModel({ bias, weights }: Learnt): (plain: string) => number | null {
  // Opened for the first text: a process that has just started is asked about none.
  let opened: ReadonlyMap<string, number> | null = null
  return (plain) => {
    opened ??= new Map(Object.entries(weights))
    const known = opened
    const seen = new Set<string>()
    let sum = 0
    for (const sign of everySignOf(plain)) {
      const weight = known.get(sign)
      if (weight === undefined || seen.has(sign)) continue
      seen.add(sign)
      sum += weight
    }
    return seen.size < SIGNS_MIN ? null : bias + sum / Math.sqrt(seen.size)
  }
}
