import { foldText } from '#text/fold-text.ts'
import type { FileBet } from './file-bet.ts'

/**
 * What tells a bet of somebody else's file apart from the others, so that the same file adds nothing the second time. How it
 * ended is no part of it: a file taken later, with results, holds the same bets. Nor is when it was made, which a file
 * without that column leaves to us. Two lines that agree in all of it are two bets, and are numbered in their order.
 */
export class SameBets {
  readonly #seen = new Map<string, number>()

  markOf(bet: FileBet): string {
    const own = JSON.stringify([
      bet.matchAt.toISOString(),
      foldText(bet.matchName),
      foldText(bet.marketName),
      foldText(bet.house),
      bet.kind === 'free_bet',
      bet.odd,
      bet.stakeCents,
    ])
    const count = (this.#seen.get(own) ?? 0) + 1
    this.#seen.set(own, count)
    return `${own}#${count}`
  }
}
