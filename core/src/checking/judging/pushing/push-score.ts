import learnt from './learnt.json' with { type: 'json' }
import { signsOf } from './signs.ts'

/** A word or two say nothing by themselves. */
const SIGNS_MIN = 16

const WEIGHTS = new Map(Object.entries(learnt.weights))

/**
 * How much a sentence promises, claims certainty or urges, by what the examples taught: some 0 in doubt, higher the more. `plain` is
 * lower case without accents.
 */
export function pushScore(plain: string): number {
  let known = 0
  let sum = 0
  for (const sign of signsOf(plain)) {
    const weight = WEIGHTS.get(sign)
    if (weight === undefined) continue
    known += 1
    sum += weight
  }
  return known < SIGNS_MIN ? 0 : learnt.bias + sum / Math.sqrt(known)
}
