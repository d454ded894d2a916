import type { ScoreGrid } from '#goals/score-grid.ts'
import { MARKETS } from '#markets/catalogue.ts'
import type { Market, MarketFamily } from '#markets/market.ts'
import { classesOfScores, fold, remembered } from '#markets/score-classes.ts'

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
  chancesOf: (grid: ScoreGrid) => Float64Array
}

const classesFor = classesOfScores(CANDIDATES, 'fullTime')

/** The legs of grids of this size, made once. */
export const legMasks = remembered((size): LegMasks => {
  const classes = classesFor(size)
  const width = Math.ceil(classes.count / 8)
  const byMask = new Map<string, Market[]>()
  for (const family of classes.families) {
    for (const { market, won, isPlain } of family.markets) {
      if (!isPlain) continue
      const wins = new Set(won)
      let [at, key] = [0, '']
      const bits = new Uint8Array(classes.count)
      family.ends.forEach((end, number) => {
        for (; at < end; at++) if (wins.has(number)) bits[family.members[at] ?? 0] = 1
      })
      key = bits.join('')
      byMask.set(key, [...(byMask.get(key) ?? []), market])
    }
  }
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
    chancesOf: (grid) => fold(classes.count, classes.ofCell, grid.chances),
  }
})

/** By byte of a mask, the summed chances of its 256 possible values: a joint chance is one look-up a byte. */
export function sumTables(chances: Float64Array, width: number): Float64Array {
  const tables = new Float64Array(width * 256)
  for (let byte = 0; byte < width; byte++) {
    for (let value = 1; value < 256; value++) {
      const lowest = value & -value
      const rest = tables[byte * 256 + (value ^ lowest)] ?? 0
      tables[byte * 256 + value] = rest + (chances[byte * 8 + 31 - Math.clz32(lowest)] ?? 0)
    }
  }
  return tables
}
