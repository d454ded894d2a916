import { fits, type Reach } from '#checking/binding/reach.ts'
import type { Bound, FactRef } from '#checking/judging/expected.ts'
import type { WrittenNumber } from '#checking/reading/written-number.ts'

/** Confirmed: our facts say that number of that thing. Unchecked: it could not be bound. Contradicted: they say otherwise. */
export type Outcome = 'confirmed' | 'unchecked' | 'contradicted'
export type Verdict = { outcome: Outcome; ref: FactRef | null }

export const UNCHECKED: Verdict = { outcome: 'unchecked', ref: null }
export const verdict = (outcome: Outcome, field: string): Verdict => ({ outcome, ref: { field } })

export function compare(
  { expected, isAbsent, isGiven, isSoft, isExact, ends }: Bound,
  number: WrittenNumber,
  reach: Reach,
): Verdict {
  if (isGiven) return verdict('confirmed', 'given')
  const otherwise = isSoft ? 'unchecked' : 'contradicted'
  if (ends && number.high) {
    const [low, high] = ends
    const isLow = fits({ ...number, high: null, reach: 'exact' }, low.value)
    const isHigh = fits({ ...number, ...number.high, high: null, reach: 'exact' }, high.value)
    return { outcome: isLow && isHigh ? 'confirmed' : otherwise, ref: low.ref }
  }
  const isBound = reach === 'above' || reach === 'below'
  const right = expected.find(({ value }) => fits({ ...number, reach: isExact && isBound ? 'exact' : reach }, value))
  if (right) return { outcome: 'confirmed', ref: right.ref }
  if (isAbsent) return { outcome: 'contradicted', ref: null }
  return expected.length > 0 ? { outcome: otherwise, ref: expected[0]?.ref ?? null } : UNCHECKED
}
