import type { Quote } from '@prancheta/adapters/odds/port.ts'
import { marketIdOf, type QuotedSelection } from './best-prices.ts'
import type { StoredAnalysis } from './stored/read-stored.ts'

/** What every house offers for each market, the best price first. */
export function housesOf(quotes: readonly Quote[]): StoredAnalysis['houses'] {
  const byMarket = Map.groupBy(quotes, (quote) => marketIdOf(quote))
  return [...byMarket].flatMap(([marketId, own]) => {
    if (marketId === null) return []
    const prices = own.map(({ house, price, at }) => ({ house, price, at }))
    return [{ marketId, prices: prices.toSorted((one, other) => other.price - one.price) }]
  })
}

/** A price as it was kept: what a house said, and since when. */
export type KeptPrice = QuotedSelection & { house: string; price: number; quoted_at: Date }

/** More points than this say no more on a phone. */
const POINTS_MAX = 60

/** The best price of each market over time: at each change, the best among what every house then said. */
export function movementOf(history: readonly KeptPrice[]): StoredAnalysis['movement'] {
  const byMarket = Map.groupBy(history, (price) => marketIdOf(price))
  return [...byMarket].flatMap(([marketId, changes]) => {
    if (marketId === null) return []
    return [{ marketId, points: thinned(bestOverTime(changes)) }]
  })
}

function bestOverTime(changes: readonly KeptPrice[]): { at: string; price: number }[] {
  const byHouse = new Map<string, number>()
  const points: { at: string; price: number }[] = []
  for (const { house, price, quoted_at } of changes.toSorted((a, b) => a.quoted_at.getTime() - b.quoted_at.getTime())) {
    byHouse.set(house, price)
    const best = Math.max(...byHouse.values())
    const at = quoted_at.toISOString()
    const last = points.at(-1)
    if (last?.at === at) last.price = best
    else if (last?.price !== best) points.push({ at, price: best })
  }
  return points
}

/** The first and last points stay; of the others every so many. */
function thinned<Point>(points: readonly Point[]): Point[] {
  if (points.length <= POINTS_MAX) return [...points]
  const step = (points.length - 1) / (POINTS_MAX - 1)
  return Array.from({ length: POINTS_MAX }, (_, at) => points[Math.round(at * step)]).filter(
    (point) => point !== undefined,
  )
}
