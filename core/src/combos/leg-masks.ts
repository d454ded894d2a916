import type { ScoreGrid } from '#goals/score-grid.ts'
import { MARKETS } from '#markets/catalogue.ts'
import type { Market, MarketFamily } from '#markets/market.ts'
import { classesOfScores, foldScores, remembered, type ScoreClasses } from '#markets/score-classes.ts'

/**
 * The families whose selections can be legs, by what they are about; a combination takes one leg of each at most. The
 * other full-time families are combinations themselves, say the same in other words, or are so exact that no leg adds to them.
 */
const THEMES: Partial<Record<MarketFamily, number>> = {
  result: 1,
  doubleChance: 1,
  asianHandicap: 1,
  totalGoals: 2,
  homeGoals: 4,
  awayGoals: 8,
  bothScore: 16,
}

/** A side's goals beyond this line are never in doubt enough to be a leg, and each line makes the masks longer. */
const SIDE_LINE_MAX = 3.5

/** Legs are read off the full-time grid, so corners, cards and halves are none; nor is what may be refunded. */
const CANDIDATES = MARKETS.filter(({ rule, family, line }) => {
  if (rule.reads !== 'fullTime' || !(family in THEMES)) return false
  return (family !== 'homeGoals' && family !== 'awayGoals') || (line ?? 0) <= SIDE_LINE_MAX
})

/**
 * One leg. Markets that win on exactly the same scores ('vitória do mandante', 'mandante -0,5') are one leg with the
 * themes of all of them, as bits.
 */
type Leg = { markets: readonly Market[]; themes: number }

export type LegMasks = {
  legs: readonly Leg[]
  /** Bytes a mask; the mask of leg i begins at i × width. A bit is a class of scores on which the leg wins. */
  width: number
  masks: Uint8Array
  /** By id of its markets. */
  legOf: ReadonlyMap<string, number>
  chancesOf: (grid: ScoreGrid) => Float64Array
}

const classesFor = classesOfScores(CANDIDATES, 'fullTime')

/** The legs of grids of this size, made once. */
export const legMasks = remembered((size): LegMasks => {
  const classes = classesFor(size)
  const width = Math.ceil(classes.count / 8)
  const byMask = new Map<string, Market[]>()
  classes.markets.forEach((market, number) => {
    const wins = plainWins(classes, number)
    if (wins) byMask.set(wins, [...(byMask.get(wins) ?? []), market])
  })
  const masks = new Uint8Array(byMask.size * width)
  ;[...byMask.keys()].forEach((key, leg) => {
    for (let bit = 0; bit < key.length; bit++) {
      const at = leg * width + (bit >> 3)
      if (key[bit] === '1') masks[at] = (masks[at] ?? 0) | (1 << (bit & 7))
    }
  })
  return {
    legs: [...byMask.values()].map((markets) => ({
      markets,
      themes: markets.reduce((themes, { family }) => themes | (THEMES[family] ?? 0), 0),
    })),
    width,
    masks,
    legOf: new Map([...byMask.values()].flatMap((markets, leg) => markets.map(({ id }) => [id, leg] as const))),
    chancesOf: (grid) => foldScores(classes, grid),
  }
})

/** The classes on which a market wins, as a text of 1 and 0; null where it may be refunded. */
function plainWins({ count, members, ends, paying, payingEnds }: ScoreClasses, market: number): string | null {
  const [from, to] = [payingEnds[4 * market - 1] ?? 0, payingEnds[4 * market] ?? 0]
  if (payingEnds[4 * market + 3] !== to) return null
  const bits = new Uint8Array(count)
  for (const group of paying.subarray(from, to)) {
    for (const own of members.subarray(ends[group - 1] ?? 0, ends[group])) bits[own] = 1
  }
  return bits.join('')
}

/** By byte of a mask, the summed chances of its 256 possible values: a joint chance is one look-up a byte. */
export function sumTables(chances: Float64Array, width: number): Float64Array {
  const tables = new Float64Array(width * 256)
  for (let byte = 0; byte < width; byte++) {
    const end = (byte + 1) * 256
    // From the highest bit down: each adds its chance to the values made so far.
    for (let bit = 7; bit >= 0; bit--) {
      const chance = chances[byte * 8 + bit] ?? 0
      const apart = 1 << bit
      for (let at = byte * 256; at < end; at += 2 * apart) tables[at + apart] = (tables[at] ?? 0) + chance
    }
  }
  return tables
}
