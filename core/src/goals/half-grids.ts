import type { ScoreGrid } from '#goals/score-grid.ts'

export type HalfGrids = { first: ScoreGrid; second: ScoreGrid }

/**
 * Scores of each half alone, split off the full-time grid: every goal falls in the first half with the same
 * chance, `firstHalfShare`. Both halves therefore agree with the full-time grid they came from, also when that
 * grid was moved towards the market. (Rates per half would agree only for an uncorrected Poisson grid.)
 *
 * By hand: a sure 1-0 with a share of 0.45 is 1-0 at half time in 45% of matches and 0-0 in 55%.
 */
export function halfGrids(fullTime: ScoreGrid, firstHalfShare: number): HalfGrids {
  if (!(firstHalfShare >= 0 && firstHalfShare <= 1)) throw new RangeError(`not a share: ${firstHalfShare}`)
  return { first: thinned(fullTime, firstHalfShare), second: thinned(fullTime, 1 - firstHalfShare) }
}

/** Keeps each goal with chance `share`: rows first, then columns, so 2 × size³ steps and not size⁴. */
function thinned({ size, chances }: ScoreGrid, share: number): ScoreGrid {
  const kept = binomials(size, share)
  const byHome = new Float64Array(size * size)
  const both = new Float64Array(size * size)
  for (let goals = 0; goals < size; goals++) {
    for (let kept1 = 0; kept1 <= goals; kept1++) {
      const chance = kept[goals * size + kept1] ?? 0
      for (let away = 0; away < size; away++) {
        const at = kept1 * size + away
        byHome[at] = (byHome[at] ?? 0) + chance * (chances[goals * size + away] ?? 0)
      }
    }
  }
  for (let goals = 0; goals < size; goals++) {
    for (let kept1 = 0; kept1 <= goals; kept1++) {
      const chance = kept[goals * size + kept1] ?? 0
      for (let home = 0; home < size; home++) {
        const at = home * size + kept1
        both[at] = (both[at] ?? 0) + chance * (byHome[home * size + goals] ?? 0)
      }
    }
  }
  return { size, chances: both }
}

/** binomials[n * size + k]: chance that k of n goals are kept. */
export function binomials(size: number, share: number): Float64Array {
  const table = new Float64Array(size * size)
  table[0] = 1
  for (let n = 1; n < size; n++) {
    for (let k = 0; k <= n; k++) {
      const dropped = k < n ? (table[(n - 1) * size + k] ?? 0) * (1 - share) : 0
      const keptNow = k > 0 ? (table[(n - 1) * size + k - 1] ?? 0) * share : 0
      table[n * size + k] = dropped + keptNow
    }
  }
  return table
}
