import { binomials } from '#goals/half-grids.ts'

/** How a final score is likely to have come about, where every goal falls before half time with the same chance. */
type Split = {
  /** By score six chances: home ahead and level after the first half, the same of the second half alone, both scored in the first, in the second. */
  byScore: Float64Array
  /** By number of goals eight: none, one and two of them in the first half, in the second; more in the first, as many. */
  byTotal: Float64Array
}
export const OF_SCORE = 6
export const OF_TOTAL = 8

/** None, one and two. */
const FEW = 3

const SPLITS_MAX = 64
const SPLITS = new Map<string, Split>()

/** A league's share stays the same for a day, so splits are remembered. */
export function splitOf(size: number, share: number): Split {
  const key = `${size} ${share}`
  const known = SPLITS.get(key)
  if (known) return known
  if (SPLITS.size >= SPLITS_MAX) SPLITS.clear()
  const fresh = makeSplit(size, share)
  SPLITS.set(key, fresh)
  return fresh
}

function makeSplit(size: number, share: number): Split {
  const byScore = new Float64Array(size * size * OF_SCORE)
  const byTotal = new Float64Array((2 * size - 1) * OF_TOTAL)
  const totals = binomials(2 * size - 1, share)
  const [first, second] = [binomials(size, share), binomials(size, 1 - share)]
  for (let goals = 0; goals < 2 * size - 1; goals++) {
    const [row, at] = [goals * (2 * size - 1), goals * OF_TOTAL]
    for (let few = 0; few < FEW && few <= goals; few++) {
      byTotal[at + few] = totals[row + few] ?? 0
      byTotal[at + FEW + few] = totals[row + goals - few] ?? 0
    }
    let more = 0
    for (let kept = goals; 2 * kept > goals; kept--) more += totals[row + kept] ?? 0
    byTotal[at + 6] = more
    byTotal[at + 7] = goals % 2 === 0 ? (totals[row + goals / 2] ?? 0) : 0
  }
  fillWinners(byScore, first, size, 0)
  fillWinners(byScore, second, size, 2)
  return { byScore, byTotal }
}

/** Who is ahead after a half in which goals are kept by these binomials, and whether both scored in it. */
function fillWinners(byScore: Float64Array, kept: Float64Array, size: number, half: 0 | 2): void {
  for (let home = 0; home < size; home++) {
    for (let away = 0; away <= home; away++) {
      let [ahead, level, below] = [0, 0, 0]
      for (let goals = 0; goals <= home; goals++) {
        const ours = kept[home * size + goals] ?? 0
        const theirs = goals <= away ? (kept[away * size + goals] ?? 0) : 0
        ahead += ours * below
        level += ours * theirs
        below += theirs
      }
      const both = (1 - (kept[home * size] ?? 0)) * (1 - (kept[away * size] ?? 0))
      fillScore(byScore, (home * size + away) * OF_SCORE, half, ahead, level, both)
      // The mirrored score: who was ahead is behind.
      if (away < home) fillScore(byScore, (away * size + home) * OF_SCORE, half, 1 - ahead - level, level, both)
    }
  }
}

function fillScore(byScore: Float64Array, at: number, half: 0 | 2, ahead: number, level: number, both: number): void {
  byScore[at + half] = ahead
  byScore[at + half + 1] = level
  byScore[at + 4 + half / 2] = both
}
