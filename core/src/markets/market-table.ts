import type { Market } from '#markets/market.ts'
import type { Outcome } from '#markets/outcome.ts'

/**
 * Markets that are read off the same sums: of each number a score can have (its goals, its lead), how likely it is. A market
 * is the sum of some of those. All of it stands in few long arrays, because reading hundreds of short ones took longer than the
 * additions; and it is the same whatever the size of the grid, so a process makes it once.
 */
export type MarketTable = {
  markets: readonly Market[]
  /** By market the sums in which it pays, won first, then half won, refunded and half lost, and where each of these four ends. In all others it is lost. */
  paying: Uint8Array
  payingEnds: Uint16Array
}

const REFUNDING: readonly Outcome[] = ['half won', 'void', 'half lost']

/** A market, the first of its sums, and how it ends at each of them. */
export type Ends = { market: Market; from: number; ends: readonly Outcome[] }

export function marketTable(all: readonly Ends[]): MarketTable {
  const [paying, payingEnds]: [number[], number[]] = [[], []]
  for (const { from, ends } of all) {
    let isPlain = true
    for (let number = 0; number < ends.length; number++) {
      const end = ends[number]
      if (end === 'won') paying.push(from + number)
      else if (end !== 'lost') isPlain = false
    }
    payingEnds.push(paying.length)
    for (const refunding of REFUNDING) {
      for (let number = isPlain ? ends.length : 0; number < ends.length; number++) {
        if (ends[number] === refunding) paying.push(from + number)
      }
      payingEnds.push(paying.length)
    }
  }
  return {
    markets: all.map(({ market }) => market),
    paying: Uint8Array.from(paying),
    payingEnds: Uint16Array.from(payingEnds),
  }
}
