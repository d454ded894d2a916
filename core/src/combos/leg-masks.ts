import type { ScoreGrid } from '#goals/score-grid.ts'
import type { Market, MarketFamily } from '#markets/market.ts'
import { fullTimeClasses } from '#markets/price-match.ts'
import { remembered, type ScoreClasses } from '#markets/score-classes.ts'

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
function isCandidate({ family, line }: Market): boolean {
  if (!(family in THEMES)) return false
  return (family !== 'homeGoals' && family !== 'awayGoals') || (line ?? 0) <= SIDE_LINE_MAX
}

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
  /** The chances of the masks' bits. */
  chancesOf: (grid: ScoreGrid) => Float64Array
}

/** The legs of grids of this size, made once. */
export const legMasks = remembered((size): LegMasks => {
  const classes = fullTimeClasses(size)
  const plain = classes.markets.flatMap((market, number) => {
    const wins = isCandidate(market) ? plainWins(classes, number) : null
    return wins ? [{ market, wins }] : []
  })
  const { merged, count } = mergeClasses(
    classes.count,
    plain.map(({ wins }) => wins),
  )
  const width = Math.ceil(count / 8)
  const byMask = Map.groupBy(plain, ({ wins }) => wins.join(''))
  const masks = new Uint8Array(byMask.size * width)
  ;[...byMask.values()].forEach(([first], leg) => {
    first?.wins.forEach((isWon, own) => {
      const bit = merged[own] ?? 0
      const at = leg * width + (bit >> 3)
      if (isWon) masks[at] = (masks[at] ?? 0) | (1 << (bit & 7))
    })
  })
  const legs = [...byMask.values()].map((own) => ({
    markets: own.map(({ market }) => market),
    themes: own.reduce((themes, { market }) => themes | (THEMES[market.family] ?? 0), 0),
  }))
  const ofCell = classes.ofCell.map((own) => merged[own] ?? 0)
  return {
    legs,
    width,
    masks,
    legOf: new Map(legs.flatMap(({ markets }, leg) => markets.map(({ id }) => [id, leg] as const))),
    chancesOf: ({ chances }) => {
      const folded = new Float64Array(8 * width)
      for (let cell = 0; cell < ofCell.length; cell++) {
        const own = ofCell[cell] ?? 0
        folded[own] = (folded[own] ?? 0) + (chances[cell] ?? 0)
      }
      return folded
    },
  }
})

/** The classes on which a market wins, as 1 and 0; null where it may be refunded. */
function plainWins({ count, members, ends, paying, payingEnds }: ScoreClasses, market: number): Uint8Array | null {
  const [from, to] = [payingEnds[4 * market - 1] ?? 0, payingEnds[4 * market] ?? 0]
  if (payingEnds[4 * market + 3] !== to) return null
  const wins = new Uint8Array(count)
  const add = (number: number) => {
    if (number < count) wins[number] = 1
    else members.subarray(ends[number - count - 1] ?? 0, ends[number - count]).forEach(add)
  }
  paying.subarray(from, to).forEach(add)
  return wins
}

/** Classes that no leg tells apart are one here, which makes the masks shorter. */
function mergeClasses(classes: number, legs: readonly Uint8Array[]): { merged: Uint16Array; count: number } {
  const numbers = new Map<string, number>()
  const merged = new Uint16Array(classes)
  for (let own = 0; own < classes; own++) {
    let key = ''
    for (const wins of legs) key += wins[own]
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    merged[own] = number
  }
  return { merged, count: numbers.size }
}
