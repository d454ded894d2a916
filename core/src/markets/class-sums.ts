import type { ScoreGrid } from '#goals/score-grid.ts'
import type { ScoreClasses } from '#markets/score-classes.ts'

/**
 * The chances of all classes, then of all groups, of two grids of one size: the model's and the pooled one are always asked for
 * together, and what is looked up for one serves the other.
 */
export type ClassSums = { one: Float64Array; other: Float64Array }

/** Room for both; one array is enough where both grids are the same. */
export function roomFor({ count, ends }: ScoreClasses, isSame: boolean): ClassSums {
  const one = new Float64Array(count + ends.length)
  return { one, other: isSame ? one : new Float64Array(one.length) }
}

/** Chances of the classes: those of their cells, summed. */
export function foldScores(classes: ScoreClasses, one: ScoreGrid, other: ScoreGrid): ClassSums {
  const sums = roomFor(classes, one === other)
  const { cells, cellEnds } = classes
  const [oneChances, otherChances] = [one.chances, other.chances]
  let at = 0
  for (let run = 0; run < cellEnds.length; run++) {
    const end = cellEnds[run] ?? 0
    let [oneSum, otherSum] = [0, 0]
    for (; at < end; at++) {
      const cell = cells[at] ?? 0
      oneSum += oneChances[cell] ?? 0
      otherSum += otherChances[cell] ?? 0
    }
    sums.one[run] = oneSum
    sums.other[run] = otherSum
  }
  return sums
}

/** Those of the groups from those of the classes, in place. */
export function sumGroups({ count, members, ends }: ScoreClasses, { one, other }: ClassSums): void {
  let at = 0
  for (let run = 0; run < ends.length; run++) {
    const end = ends[run] ?? 0
    let [oneSum, otherSum] = [0, 0]
    for (; at < end; at++) {
      const member = members[at] ?? 0
      oneSum += one[member] ?? 0
      otherSum += other[member] ?? 0
    }
    one[count + run] = oneSum
    other[count + run] = otherSum
  }
}
