import { countGrid } from '#counts/count-grid.ts'
import type { JointMatch } from './joint-match.ts'

type CountFacts = { home: number; away: number; overdispersion: number; sharing: number }

/** What a joint price needs, as plain numbers: it is stored with an analysis and goes along in its answer. */
export type JointFacts = {
  /** Goals 0 to size - 1 on each side, and the pooled chance of every score: that of 2-1 is chances[2 * size + 1]. */
  size: number
  chances: readonly number[]
  firstHalfShare: number
  /** Expected counts, and how they scatter; null where they are not known. */
  corners: CountFacts | null
  cards: CountFacts | null
}

/** The grids of the same match, as they were when it was analysed. */
export function toJointMatch({ size, chances, firstHalfShare, corners, cards }: JointFacts): JointMatch {
  if (chances.length !== size * size) throw new RangeError('a score grid is square')
  const gridOf = (counts: CountFacts | null) => counts && countGrid(counts.home, counts.away, counts)
  return {
    pooled: { size, chances: Float64Array.from(chances) },
    firstHalfShare,
    corners: gridOf(corners),
    cards: gridOf(cards),
  }
}
