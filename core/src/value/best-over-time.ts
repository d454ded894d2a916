/** A price that a house set at an ISO instant. */
export type PriceChange = { house: string; price: number; at: string }

/** The best price over time: at each change, the best among what every house then said. In the order of time. */
export function bestOverTime(changes: readonly PriceChange[]): { at: string; price: number }[] {
  const byHouse = new Map<string, number>()
  const points: { at: string; price: number }[] = []
  for (const { house, price, at } of changes.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))) {
    byHouse.set(house, price)
    const best = Math.max(...byHouse.values())
    const last = points.at(-1)
    if (last?.at === at) last.price = best
    else if (last?.price !== best) points.push({ at, price: best })
  }
  return points
}
