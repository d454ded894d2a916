import { bestOverTime, type PriceChange } from '#value/best-over-time.ts'

export type PriceMove = { at: string; odd: number }

/**
 * How the best price moved since a moment: what it was then, and each change after it. Nothing where it was not known
 * then or did not move. `changes` are all prices that stood at any time since.
 */
export function movesSince(changes: readonly PriceChange[], sinceMs: number): PriceMove[] {
  const points = bestOverTime(changes)
  const start = points.findLast(({ at }) => Date.parse(at) <= sinceMs)
  const later = points.filter(({ at }) => Date.parse(at) > sinceMs)
  if (!start || later.length === 0) return []
  return [
    { at: new Date(sinceMs).toISOString(), odd: start.price },
    ...later.map(({ at, price }) => ({ at, odd: price })),
  ]
}
