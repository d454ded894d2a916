/** Where the wanted chances cut the scores: at lines of all goals or of one side's, by both score, by the result. */
export type Cuts = {
  totals: readonly number[]
  homeGoals: readonly number[]
  awayGoals: readonly number[]
  bothScore: boolean
  result: boolean
}

/**
 * The block of each score: scores that no cut tells apart are one. A block's number counts the parts of its families like
 * digits, in the order of `partsOf`, the first family's the lowest.
 */
export function blocksOf(size: number, cuts: Cuts): Uint16Array {
  const key = `${size} ${cuts.totals.join()} ${cuts.homeGoals.join()} ${cuts.awayGoals.join()} ${cuts.bothScore} ${cuts.result}`
  const known = REMEMBERED.get(key)
  if (known) return known
  // Houses quote few sets of lines; a source that quotes any would fill the memory.
  if (REMEMBERED.size >= REMEMBERED_MAX) REMEMBERED.clear()
  const fresh = makeBlocks(size, cuts)
  REMEMBERED.set(key, fresh)
  return fresh
}

const REMEMBERED_MAX = 200
const REMEMBERED = new Map<string, Uint16Array>()

/** How many parts each family has that cuts at all, in the order in which blocks are numbered. */
export function partsOf({ totals, homeGoals, awayGoals, bothScore, result }: Cuts): number[] {
  const byLines = [totals, homeGoals, awayGoals].flatMap((lines) => (lines.length > 0 ? [lines.length + 1] : []))
  return [...byLines, ...(bothScore ? [2] : []), ...(result ? [3] : [])]
}

function makeBlocks(size: number, cuts: Cuts): Uint16Array {
  const blockOf = new Uint16Array(size * size)
  let digit = 1
  const cut = (parts: number, partOf: (home: number, away: number) => number) => {
    for (let at = 0; at < blockOf.length; at++) {
      blockOf[at] = (blockOf[at] ?? 0) + digit * partOf(Math.floor(at / size), at % size)
    }
    digit *= parts
  }
  const cutAt = (lines: readonly number[], countOf: (home: number, away: number) => number) => {
    if (lines.length === 0) return
    cut(lines.length + 1, (home, away) => lines.filter((line) => countOf(home, away) > line).length)
  }
  cutAt(cuts.totals, (home, away) => home + away)
  cutAt(cuts.homeGoals, (home) => home)
  cutAt(cuts.awayGoals, (_, away) => away)
  if (cuts.bothScore) cut(2, (home, away) => (home > 0 && away > 0 ? 1 : 0))
  if (cuts.result) cut(3, (home, away) => (home > away ? 0 : home === away ? 1 : 2))
  return blockOf
}
