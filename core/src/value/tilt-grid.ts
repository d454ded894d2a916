import type { ScoreGrid } from '#goals/score-grid.ts'
import { blocksOf, type Cuts, partsOf } from '#value/score-blocks.ts'

/** Chances of more goals than each line. */
type Lines = readonly { line: number; over: number }[]

/** Chances the grid shall have. Families that are null, empty or missing are left free. */
export type Wanted = {
  result: { home: number; draw: number; away: number } | null
  totals: Lines
  /** Of one side alone. */
  homeGoals?: Lines
  awayGoals?: Lines
  bothScore: number | null
}

const CLOSE_ENOUGH = 1e-10
/** Real quotes take 10 to 40 rounds; contradictory ones never settle and stop here. */
const ROUNDS_MAX = 500

/**
 * Iterative proportional fitting: scale the parts of one family to their wanted chances, then the next family,
 * until all hold at once. The result is the grid nearest to the given one in relative entropy.
 *
 * Scores that lie in the same part of every family are always scaled alike, so the rounds run over those blocks (12 of
 * them for result, one line and both score) and the cells are scaled once, at the end.
 */
export function tiltGrid(grid: ScoreGrid, wanted: Wanted): { grid: ScoreGrid; gap: number } {
  const { cuts, chances: aims } = cutsOf(grid.size, wanted)
  if (aims.length === 0) return { grid: { size: grid.size, chances: grid.chances.slice() }, gap: 0 }
  const parts = partsOf(cuts)
  const blockOf = blocksOf(grid.size, cuts)
  const before = new Float64Array(parts.reduce((count, of) => count * of, 1))
  for (let at = 0; at < blockOf.length; at++) {
    const block = blockOf[at] ?? 0
    before[block] = (before[block] ?? 0) + (grid.chances[at] ?? 0)
  }
  const factor = before.slice()
  const gap = scaleBlocks(factor, parts, aims)
  for (let block = 0; block < factor.length; block++) {
    const was = before[block] ?? 0
    factor[block] = was > 0 ? (factor[block] ?? 0) / was : 0
  }
  const chances = new Float64Array(blockOf.length)
  for (let at = 0; at < chances.length; at++) chances[at] = (grid.chances[at] ?? 0) * (factor[blockOf[at] ?? 0] ?? 0)
  return { grid: { size: grid.size, chances: normalised(chances) }, gap }
}

/** Scales the blocks until every family holds, and answers how far off the worst part of the last round was. */
function scaleBlocks(blocks: Float64Array, parts: readonly number[], aims: readonly (readonly number[])[]): number {
  let gap = 0
  for (let round = 0; round < ROUNDS_MAX; round++) {
    gap = 0
    let digit = 1
    for (let family = 0; family < parts.length; family++) {
      const count = parts[family] ?? 1
      const aim = aims[family]
      for (let part = 0; part < count; part++) {
        gap = Math.max(gap, scalePart(blocks, digit, count, part, aim?.[part] ?? 0))
      }
      digit *= count
    }
    if (gap < CLOSE_ENOUGH) break
  }
  return gap
}

function scalePart(blocks: Float64Array, digit: number, parts: number, part: number, aim: number): number {
  const step = digit * parts
  let sum = 0
  for (let from = digit * part; from < blocks.length; from += step) {
    for (let at = from; at < from + digit; at++) sum += blocks[at] ?? 0
  }
  if (sum > 0) {
    const scale = aim / sum
    for (let from = digit * part; from < blocks.length; from += step) {
      for (let at = from; at < from + digit; at++) blocks[at] = (blocks[at] ?? 0) * scale
    }
  }
  return Math.abs(aim - sum)
}

/** Contradictory wishes may leave a part without cells; what they asked for there is shared out again. */
function normalised(chances: Float64Array): Float64Array {
  let total = 0
  for (let at = 0; at < chances.length; at++) total += chances[at] ?? 0
  const share = 1 / total
  for (let at = 0; at < chances.length; at++) chances[at] = (chances[at] ?? 0) * share
  return chances
}

/** Where the wishes cut the scores, and what they want of each family's parts, in the order of `partsOf`. */
function cutsOf(size: number, wanted: Wanted): { cuts: Cuts; chances: (readonly number[])[] } {
  const { result, bothScore, homeGoals, awayGoals } = wanted
  const chances: (readonly number[])[] = []
  const cutAt = (lines: Lines, goalsMax: number) => {
    if (lines.length === 0) return NO_LINES
    const bands = bandsOf(lines, goalsMax)
    if (bands.chances.length > 0) chances.push(bands.chances)
    return bands.tops
  }
  const cuts: Cuts = {
    totals: cutAt(wanted.totals, 2 * (size - 1)),
    homeGoals: homeGoals ? cutAt(homeGoals, size - 1) : NO_LINES,
    awayGoals: awayGoals ? cutAt(awayGoals, size - 1) : NO_LINES,
    bothScore: bothScore !== null,
    result: result !== null,
  }
  if (bothScore !== null) chances.push([1 - bothScore, bothScore])
  if (result) chances.push([result.home, result.draw, result.away])
  return { cuts, chances }
}

const NO_LINES: readonly number[] = []

/** A line quoted twice counts once, at the mean. */
function onePerLine(lines: Lines): { line: number; over: number }[] {
  const byLine = Map.groupBy(lines, ({ line }) => line)
  return [...byLine].map(([line, same]) => ({
    line,
    over: same.reduce((sum, { over }) => sum + over, 0) / same.length,
  }))
}

/** Least chance of a band between two lines, should the houses' lines cross. */
const BAND_MIN = 1e-6

/** Lines 1.5 and 2.5 cut the goals into 0-1, 2 and 3 or more. A line beyond what the grid can score is left out. */
function bandsOf(lines: Lines, goalsMax: number): { tops: number[]; chances: number[] } {
  const reachable = lines.length > 1 ? onePerLine(lines) : lines
  const sorted = reachable.filter(({ line }) => !(line > goalsMax)).sort((one, other) => one.line - other.line)
  if (sorted.length === 0) return { tops: [], chances: [] }
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
  return { tops: sorted.map(({ line }) => line), chances: bands.map((band) => band / total) }
}
