import type { ScoreGrid } from '#goals/score-grid.ts'

/** Chances the grid shall have. Families that are null or empty are left free. */
export type Wanted = {
  result: { home: number; draw: number; away: number } | null
  totals: readonly { line: number; over: number }[]
  bothScore: number | null
}

/** One family: the chance each of its parts shall have, and which part a score belongs to. */
type Family = { chances: readonly number[]; partOf: (home: number, away: number) => number }

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
  const families = familiesOf(grid.size, wanted)
  if (families.length === 0) return { grid: { size: grid.size, chances: grid.chances.slice() }, gap: 0 }
  const blocks = families.reduce((count, { chances }) => count * chances.length, 1)
  const blockOf = blocksOf(grid.size, families)
  const before = new Float64Array(blocks)
  for (let at = 0; at < blockOf.length; at++) {
    const block = blockOf[at] ?? 0
    before[block] = (before[block] ?? 0) + (grid.chances[at] ?? 0)
  }
  const after = before.slice()
  const gap = scaleBlocks(after, families)
  const factor = after.map((chance, block) => ((before[block] ?? 0) > 0 ? chance / (before[block] ?? 1) : 0))
  const chances = new Float64Array(blockOf.length)
  for (let at = 0; at < chances.length; at++) chances[at] = (grid.chances[at] ?? 0) * (factor[blockOf[at] ?? 0] ?? 0)
  return { grid: { size: grid.size, chances: normalised(chances) }, gap }
}

/** A block's number counts the parts of its families like digits, the first family's the lowest. */
function blocksOf(size: number, families: readonly Family[]): Uint16Array {
  const blockOf = new Uint16Array(size * size)
  let digit = 1
  for (const { chances, partOf } of families) {
    for (let home = 0; home < size; home++) {
      for (let away = 0; away < size; away++) {
        const at = home * size + away
        blockOf[at] = (blockOf[at] ?? 0) + digit * partOf(home, away)
      }
    }
    digit *= chances.length
  }
  return blockOf
}

/** Scales the blocks until every family holds, and answers how far off the worst part of the last round was. */
function scaleBlocks(blocks: Float64Array, families: readonly Family[]): number {
  let gap = 0
  for (let round = 0; round < ROUNDS_MAX; round++) {
    gap = 0
    let digit = 1
    for (const { chances } of families) {
      for (let part = 0; part < chances.length; part++) {
        gap = Math.max(gap, scalePart(blocks, digit, chances.length, part, chances[part] ?? 0))
      }
      digit *= chances.length
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
    for (let from = digit * part; from < blocks.length; from += step) {
      for (let at = from; at < from + digit; at++) blocks[at] = ((blocks[at] ?? 0) * aim) / sum
    }
  }
  return Math.abs(aim - sum)
}

/** Contradictory wishes may leave a part without cells; what they asked for there is shared out again. */
function normalised(chances: Float64Array): Float64Array {
  let total = 0
  for (let at = 0; at < chances.length; at++) total += chances[at] ?? 0
  for (let at = 0; at < chances.length; at++) chances[at] = (chances[at] ?? 0) / total
  return chances
}

function familiesOf(size: number, { result, totals, bothScore }: Wanted): Family[] {
  const families: Family[] = []
  const reachable = onePerLine(totals).filter(({ line }) => !(line > 2 * (size - 1)))
  if (reachable.length > 0) {
    const { tops, chances } = bandsOf(reachable)
    families.push({ chances, partOf: (home, away) => tops.filter((top) => home + away > top).length })
  }
  if (bothScore !== null) {
    families.push({ chances: [1 - bothScore, bothScore], partOf: (home, away) => (home > 0 && away > 0 ? 1 : 0) })
  }
  if (result) {
    const partOf = (home: number, away: number) => (home > away ? 0 : home === away ? 1 : 2)
    families.push({ chances: [result.home, result.draw, result.away], partOf })
  }
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
