export type PricePoint = { at: string; price: number }
export type Box = { width: number; height: number; inset: number }
export type MovementLine = {
  /** Steps: a price holds until the next one. */
  path: string
  dots: { x: number; y: number }[]
  /** Height of the fair odd, where there is one. */
  fairY: number | null
}

/** The best price over time up to `until`, and the fair odd on the same scale. Null without a single point. */
export function movementLine(
  points: readonly PricePoint[],
  fairOdd: number | null,
  until: Date,
  { width, height, inset }: Box,
): MovementLine | null {
  const [first] = points
  if (!first) return null
  const startMs = Date.parse(first.at)
  const endMs = Math.max(until.getTime(), ...points.map(({ at }) => Date.parse(at)))
  const prices = points.map(({ price }) => price).concat(fairOdd ?? [])
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const along = (atMs: number) => inset + ((atMs - startMs) / Math.max(1, endMs - startMs)) * (width - 2 * inset)
  // One price alone runs through the middle.
  const up = (price: number) =>
    high === low ? height / 2 : height - inset - ((price - low) / (high - low)) * (height - 2 * inset)

  const dots = points.map(({ at, price }) => ({ x: round(along(Date.parse(at))), y: round(up(price)) }))
  const steps = dots.map(({ x, y }, index) => (index === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('')
  return { path: `${steps}H${round(along(endMs))}`, dots, fairY: fairOdd === null ? null : round(up(fairOdd)) }
}

const round = (value: number) => Math.round(value * 10) / 10
