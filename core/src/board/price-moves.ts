import { bestOverTime, type PriceChange } from '#value/best-over-time.ts'

export type PriceMove = { at: string; odd: number }

/**
 * How the best price moved since a moment: what it was then, or first where it became known later, and each change after it.
 * Nothing where it was known then and stood still. `changes` are all prices that stood at any time since.
 */
export function movesSince(changes: readonly PriceChange[], sinceMs: number): PriceMove[] {
  const points = bestOverTime(changes)
  const start = points.findLast(({ at }) => Date.parse(at) <= sinceMs)
  const later = points.filter(({ at }) => Date.parse(at) > sinceMs)
  const moves = later.map(({ at, price }) => ({ at, odd: price }))
  if (!start) return moves
  return moves.length === 0 ? [] : [{ at: new Date(sinceMs).toISOString(), odd: start.price }, ...moves]
}
