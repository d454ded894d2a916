import type { ScoreGrid } from '#goals/score-grid.ts'

/** Chances the grid shall have. Families that are null or empty are left free. */
export type Wanted = {
  result: { home: number; draw: number; away: number } | null
  totals: readonly { line: number; over: number }[]
  bothScore: number | null
}

/** One family: which part each cell belongs to, and the chance each part shall have. */
type Family = { partOf: Uint8Array; chances: number[] }

const CLOSE_ENOUGH = 1e-10
/** Real quotes take 10 to 40 rounds; contradictory ones never settle and stop here. */
const ROUNDS_MAX = 500

/**
 * Iterative proportional fitting: scale the parts of one family to their wanted chances, then the next family,
 * until all hold at once. The result is the grid nearest to the given one in relative entropy.
 */
export function tiltGrid(grid: ScoreGrid, wanted: Wanted): { grid: ScoreGrid; gap: number } {
  const families = familiesOf(grid.size, wanted)
  const chances = grid.chances.slice()
  let gap = 0
  for (let round = 0; round < ROUNDS_MAX; round++) {
    gap = 0
    for (const family of families) gap = Math.max(gap, scaleTo(family, chances))
    if (gap < CLOSE_ENOUGH) break
  }
  return { grid: { size: grid.size, chances: families.length > 0 ? normalised(chances) : chances }, gap }
}

/** Contradictory wishes may leave a part without cells; what they asked for there is shared out again. */
function normalised(chances: Float64Array): Float64Array {
  const total = chances.reduce((sum, chance) => sum + chance, 0)
  return chances.map((chance) => chance / total)
}

/** Scales each part to its chance and answers how far off the worst part was. */
function scaleTo({ partOf, chances }: Family, cells: Float64Array): number {
  const now = new Float64Array(chances.length)
  for (let at = 0; at < cells.length; at++) now[partOf[at] ?? 0] = (now[partOf[at] ?? 0] ?? 0) + (cells[at] ?? 0)
  let gap = 0
  const factor = now.map((sum, part) => {
    const aim = chances[part] ?? 0
    gap = Math.max(gap, Math.abs(aim - sum))
    return sum > 0 ? aim / sum : 1
  })
  for (let at = 0; at < cells.length; at++) cells[at] = (cells[at] ?? 0) * (factor[partOf[at] ?? 0] ?? 1)
  return gap
}

function familiesOf(size: number, { result, totals, bothScore }: Wanted): Family[] {
  const families: Family[] = []
  const add = (chances: number[], part: (home: number, away: number) => number) =>
    families.push({
      chances,
      partOf: Uint8Array.from({ length: size * size }, (_, at) => part(Math.floor(at / size), at % size)),
    })
  const reachable = onePerLine(totals).filter(({ line }) => !(line > 2 * (size - 1)))
  if (reachable.length > 0) {
    const { tops, chances } = bandsOf(reachable)
    add(chances, (home, away) => tops.filter((top) => home + away > top).length)
  }
  if (bothScore !== null) add([1 - bothScore, bothScore], (home, away) => (home > 0 && away > 0 ? 1 : 0))
  if (result) add([result.home, result.draw, result.away], (home, away) => (home > away ? 0 : home === away ? 1 : 2))
  return families
}

/** A line quoted twice counts once, at the mean. */
function onePerLine(totals: Wanted['totals']): { line: number; over: number }[] {
  const byLine = Map.groupBy(totals, ({ line }) => line)
  return [...byLine].map(([line, same]) => ({
    line,
    over: same.reduce((sum, { over }) => sum + over, 0) / same.length,
  }))
}

/** Least chance of a band between two lines, should the houses' lines cross. */
const BAND_MIN = 1e-6

/** Lines 1.5 and 2.5 cut the totals into 0-1, 2 and 3 or more goals. */
function bandsOf(totals: Wanted['totals']): { tops: number[]; chances: number[] } {
  const sorted = totals.toSorted((one, other) => one.line - other.line)
  const tops = sorted.map(({ line }) => line)
  const bands: number[] = []
  let above = 1
  for (const { line, over } of sorted) {
    if (!(line > 0 && line % 1 === 0.5)) throw new RangeError(`not a half line: ${line}`)
    const band = Math.max(BAND_MIN, above - over)
    bands.push(band)
    above = Math.max(BAND_MIN, above - band)
  }
  bands.push(above)
  const total = bands.reduce((sum, band) => sum + band, 0)
  return { tops, chances: bands.map((band) => band / total) }
}
