import { type Moments, toMoments } from './dependence.ts'
import type { LegRanks } from './leg-ranks.ts'
import type { Surplus } from './surplus.ts'
import { RANKS } from './worst-leg.ts'

/**
 * Thousands of ways a match can go, but legs tell few of them apart: those in which every leg ends alike are one class, with
 * its moments summed. Any subset of the legs is then priced by a walk over some dozens of classes.
 */
export type LegClasses = {
  /** Places of the legs among all legs of the combination. */
  places: readonly number[]
  /** By class: how each leg ends, in the order of `places`. */
  ranks: readonly Uint8Array[]
  /** By class: six sums each, as `toMoments` takes them. */
  sums: Float64Array
}

const RANK_COUNT = Object.keys(RANKS).length
const SUMS = 6

export function legClasses(happens: LegRanks, surpluses: readonly Surplus[], places: readonly number[]): LegClasses {
  const { classOf, ranks } = classified(happens)
  return { places, ranks, sums: summed(happens, surpluses, classOf, ranks.length) }
}

function classified({ chances, ranks }: LegRanks) {
  const numbers = new Map<number, number>()
  const found: Uint8Array[] = []
  const classOf = new Int32Array(chances.length)
  for (let at = 0; at < chances.length; at++) {
    if (chances[at] === 0) continue
    let signature = 0
    for (const own of ranks) signature = signature * RANK_COUNT + (own[at] ?? 0)
    const known = numbers.get(signature)
    classOf[at] = known ?? found.length
    if (known !== undefined) continue
    numbers.set(signature, found.length)
    found.push(Uint8Array.from(ranks, (own) => own[at] ?? 0))
  }
  return { classOf, ranks: found }
}

function summed(
  { chances, cellOf }: LegRanks,
  [one, two]: readonly Surplus[],
  classOf: Int32Array,
  count: number,
): Float64Array {
  const sums = new Float64Array(count * SUMS)
  const add = (to: number, value: number) => {
    sums[to] = (sums[to] ?? 0) + value
  }
  for (let at = 0; at < chances.length; at++) {
    const [chance, cell, from] = [chances[at] ?? 0, cellOf[at] ?? 0, (classOf[at] ?? 0) * SUMS]
    const [x, y] = [one?.[cell] ?? 0, two?.[cell] ?? 0]
    add(from, chance)
    add(from + 1, chance * x)
    add(from + 2, chance * y)
    add(from + 3, chance * x * x)
    add(from + 4, chance * x * y)
    add(from + 5, chance * y * y)
  }
  return sums
}

/** By rank from the best: the moments of all that can happen where each of these legs ends at least so well. */
export function momentsByRank(
  classes: LegClasses,
  places: readonly number[],
  leastRanks: readonly number[],
): Moments[] {
  const legs = [...classes.places.keys()].filter((at) => places.includes(classes.places[at] ?? -1))
  const totals = leastRanks.map(() => new Float64Array(SUMS))
  classes.ranks.forEach((ranks, number) => {
    const worst = worstOf(ranks, legs)
    leastRanks.forEach((least, at) => {
      const total = totals[at]
      if (!total || worst < least) return
      for (let sum = 0; sum < SUMS; sum++) total[sum] = (total[sum] ?? 0) + (classes.sums[number * SUMS + sum] ?? 0)
    })
  })
  return totals.map(toMoments)
}

/** The worst end of these legs in a class; of no legs, that they are won. */
export function worstOf(ranks: Uint8Array, legs: readonly number[]): number {
  let worst = RANKS.won
  for (const leg of legs) worst = Math.min(worst, ranks[leg] ?? 0)
  return worst
}
