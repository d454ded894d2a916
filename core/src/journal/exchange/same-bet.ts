import { foldText } from '#text/fold-text.ts'
import type { FileBet } from './file-bet.ts'

type BetMarks = {
  mark: string
  /** As bets were marked when a free bet was another one than a bet of one's own money: as this line says it, and the other way. */
  oldMarks: readonly [string, string]
}

/**
 * What tells a bet of somebody else's file apart from the others, so that the same file adds nothing the second time. How it
 * ended is no part of it: a file taken later, with results, holds the same bets. Nor is its kind, since a cash-out is an end too, nor when
 * it was made, which a file without that column leaves to us. Two lines that agree in all of it are two bets, numbered in their order.
 */
export class SameBets {
  readonly #seen = new Map<string, number>()

  marksOf(bet: FileBet): BetMarks {
    const names = [
      bet.matchAt.toISOString(),
      foldText(bet.matchName),
      foldText(bet.marketName),
      foldText(bet.house),
    ] as const
    const old = (isGift: boolean) => JSON.stringify([...names, isGift, bet.odd, bet.stakeCents])
    const isGift = bet.kind === 'free_bet'
    const own = JSON.stringify([...names, bet.odd, bet.stakeCents])
    const count = this.#count(own)
    return {
      mark: `${own}#${count}`,
      oldMarks: [`${old(isGift)}#${this.#count(old(isGift))}`, `${old(!isGift)}#${count}`],
    }
  }

  #count(mark: string): number {
    const count = (this.#seen.get(mark) ?? 0) + 1
    this.#seen.set(mark, count)
    return count
  }
}

/** A line by its key, and by those that it would have had before; the likeliest first. */
export type KeyedLine = { key: string; oldKeys: readonly string[] }

/** Which lines stand in a journal with these keys already. A bet of the journal is one line's alone, its likeliest one's. */
export function knownLines(lines: readonly KeyedLine[], journal: ReadonlySet<string>): boolean[] {
  const left = new Set(journal)
  const isKnown = lines.map(() => false)
  for (const keysOf of [surely, perhaps]) {
    for (const [at, line] of lines.entries()) {
      const found = isKnown[at] ? undefined : keysOf(line).find((key) => left.has(key))
      if (found === undefined) continue
      left.delete(found)
      isKnown[at] = true
    }
  }
  return isKnown
}

const surely = ({ key, oldKeys }: KeyedLine) => [key, ...oldKeys.slice(0, 1)]
const perhaps = ({ oldKeys }: KeyedLine) => oldKeys.slice(1)
