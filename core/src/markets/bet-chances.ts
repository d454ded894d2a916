import type { MarketTable } from '#markets/market-table.ts'

/** By market of the table, in its order. */
export type BetChances = {
  /** The chance at which the bet breaks even. */
  even: Float64Array
  /** The share of the stake that is expected back untouched. */
  refunded: Float64Array
}

/**
 * The chances of every market of a table from its sums (`sumScores`, `sumHalves`).
 *
 * A half win is half a stake won and half refunded. With `wins` and `losses` so counted, R$ 1 at odd o earns
 * wins × (o - 1) - losses, which is nothing at o = (wins + losses) / wins. By hand, home -0.25 with 45% home wins and 28%
 * draws: wins 0.45, losses 0.27 + 0.28 / 2 = 0.41, chance 0.45 / 0.86 = 52.3%, fair odd 1.911.
 */
export function fillBetChances(
  { even, refunded }: BetChances,
  { markets, paying, payingEnds }: MarketTable,
  sums: Float64Array,
): void {
  let from = 0
  for (let market = 0; market < markets.length; market++) {
    const wonTo = payingEnds[4 * market] ?? 0
    const to = payingEnds[4 * market + 3] ?? 0
    const won = sumOf(paying, from, wonTo, sums)
    if (to === wonTo) {
      even[market] = won
      refunded[market] = 0
    } else {
      const halfWonTo = payingEnds[4 * market + 1] ?? 0
      const refundedTo = payingEnds[4 * market + 2] ?? 0
      const halfWon = sumOf(paying, wonTo, halfWonTo, sums)
      const back = sumOf(paying, halfWonTo, refundedTo, sums) + (halfWon + sumOf(paying, refundedTo, to, sums)) / 2
      refunded[market] = back
      // A bet that is always refunded is won by nobody.
      even[market] = back < 1 ? Math.min(1, (won + halfWon / 2) / (1 - back)) : 0
    }
    from = to
  }
}

function sumOf(numbers: Uint8Array, from: number, to: number, chances: Float64Array): number {
  let sum = 0
  for (let at = from; at < to; at++) sum += chances[numbers[at] ?? 0] ?? 0
  return sum
}
