import type { Side } from '#markets/outcome.ts'

/** Where a number comes from: a market's or a side's field, and how it was worked out where it is no field itself. */
export type FactRef = { market?: string; side?: Side; field: string; by?: string }
/** A value of ours in the unit of the text. */
export type Expected = { value: number; ref: FactRef }

/** What a number was bound to. */
export type Bound = {
  /** What it may be. Empty: nothing we know. */
  expected: readonly Expected[]
  /** Both ends of a range are values of their own ('de 1,84 a 1,91'), not what one value lies between. */
  ends?: readonly [Expected, Expected]
  /** Bounds are meant as the value itself: 'só vale acima de 1,24'. */
  isExact?: boolean
  /** Bound through earlier sentences, or to one of several things: it may be right, and is never called wrong. */
  isSoft?: boolean
  /** We know that there is no such number: nobody quotes the market, the clubs never met. */
  isAbsent?: boolean
  /** Claims nothing: a stake or a price that the sentence supposes, our own rule's limits. */
  isGiven?: boolean
}

export const bound = (expected: readonly Expected[], isSoft = false): Bound => ({ expected, isSoft })
export const exactly = (expected: readonly Expected[], isSoft = false): Bound => ({ expected, isSoft, isExact: true })
export const absent: Bound = { expected: [], isAbsent: true }
export const given: Bound = { expected: [], isGiven: true }
/** Read and left alone: nothing of ours can be set beside it. */
export const unbound: Bound = { expected: [] }
