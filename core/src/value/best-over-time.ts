/** A price that a house set at an ISO instant, and where it took it back, when. */
export type PriceChange = { house: string; price: number; at: string; until?: string | undefined }

type Point = { at: string; price: number }

/** The best price over time: at each change, the best among what every house then said. In the order of time. */
export function bestOverTime(changes: readonly PriceChange[]): Point[] {
  const events = changes.flatMap((change) => [
    { change, at: change.at, isEnd: false },
    ...(change.until === undefined ? [] : [{ change, at: change.until, isEnd: true }]),
  ])
  const standing = new Map<string, PriceChange>()
  const points: Point[] = []
  for (const { change, at, isEnd } of events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))) {
    const { house } = change
    if (!isEnd) standing.set(house, change)
    else if (standing.get(house) === change) standing.delete(house)
    if (standing.size === 0) continue
    const best = Math.max(...[...standing.values()].map(({ price }) => price))
    const last = points.at(-1)
    if (last?.at === at) last.price = best
    else if (last?.price !== best) points.push({ at, price: best })
  }
  return points
}
