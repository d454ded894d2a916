import type { ShownAnalysis, ShownMarket } from '#domain/analysis/shown-analysis.ts'
import { cssPercent, formatDateTime, formatOdd, formatRelative } from '#lib/format/format.ts'
import { Picture } from '../part-frame.tsx'

/** The inset leaves room for the values written at the line. */
const BOX = { width: 320, height: 140, inset: 22 }

type Props = { market: ShownMarket; analysis: ShownAnalysis; now: Date }

/** The best price over time against the fair odd. */
export function MovementPicture({ market, analysis, now }: Props) {
  const points = analysis.movement.find(({ marketId }) => marketId === market.id)?.points ?? []
  const until = analysis.hasStarted ? new Date(analysis.fixture.dateUTC) : new Date(analysis.createdAt)
  const line = movementLine(points, market.fairOdd, until, BOX)
  return (
    <Picture title="Movimento da odd" summary={movementWords(points, now)}>
      {line && (
        <>
          <div className="relative h-36">
            <svg
              viewBox={`0 0 ${BOX.width} ${BOX.height}`}
              preserveAspectRatio="none"
              className="size-full overflow-visible"
              fill="none"
              aria-hidden="true"
            >
              {line.fairY !== null && (
                <path
                  d={`M0 ${line.fairY}H${BOX.width}`}
                  className="stroke-ink-muted"
                  strokeDasharray="4 4"
                  vectorEffect="non-scaling-stroke"
                />
              )}
              <path d={line.path} className="stroke-chart-1" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
              {line.dots.map(({ x, y }) => (
                // A line of no length with round ends: a dot that stays round however the drawing is stretched.
                <path
                  key={x}
                  d={`M${x} ${y}h.001`}
                  className="stroke-chart-1"
                  strokeWidth="9"
                  strokeLinecap="round"
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </svg>
            {writtenValues(points, line).map((value) => (
              <Written key={`${value.left} ${value.price}`} value={value} />
            ))}
          </div>
          <Ends from={points[0]} until={until} />
          <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-xs">
            <span>
              <span className="mr-1.5 inline-block h-0.5 w-4 bg-chart-1 align-middle" />
              melhor odd
            </span>
            {market.fairOdd !== null && (
              <span>
                <span className="mr-1.5 inline-block w-4 border-ink-muted border-t border-dashed align-middle" />
                odd justa {formatOdd(market.fairOdd)}
              </span>
            )}
          </p>
        </>
      )}
    </Picture>
  )
}

/** A price at its place on the line: above it in the upper half, below it in the lower. */
function Written({ value: { price, left, top } }: { value: WrittenValue }) {
  const isUpper = top <= BOX.height / 2
  return (
    <span
      aria-hidden="true"
      className="figures pointer-events-none absolute text-sm leading-none"
      style={{
        left: cssPercent(left / BOX.width),
        top: cssPercent(top / BOX.height),
        translate: `${cssPercent(-left / BOX.width)} ${isUpper ? 'calc(-100% - 0.4rem)' : '0.45rem'}`,
      }}
    >
      {formatOdd(price)}
    </span>
  )
}

/** When the line begins and ends. */
function Ends({ from, until }: { from: PricePoint | undefined; until: Date }) {
  if (!from) return null
  return (
    <p aria-hidden="true" className="mt-1 flex justify-between gap-4 text-ink-muted text-xs">
      <span>{formatDateTime(new Date(from.at))}</span>
      <span className="text-right">{formatDateTime(until)}</span>
    </p>
  )
}

function movementWords(points: readonly PricePoint[], now: Date): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return 'Nenhuma casa cotou este mercado; não há movimento para mostrar.'
  const since = formatRelative(new Date(first.at), now)
  if (points.length === 1) return `A melhor odd é ${formatOdd(first.price)} e não mudou desde que a vimos, ${since}.`
  if (first.price === last.price)
    return `A melhor odd mexeu e voltou a ${formatOdd(last.price)}. Vista primeiro ${since}.`
  const verb = last.price > first.price ? 'subiu' : 'caiu'
  return `A melhor odd ${verb} de ${formatOdd(first.price)} para ${formatOdd(last.price)}. Vista primeiro ${since}.`
}

type PricePoint = { at: string; price: number }
type Box = { width: number; height: number; inset: number }
type MovementLine = {
  /** Steps: a price holds until the next one. */
  path: string
  dots: { x: number; y: number }[]
  endX: number
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
  const endX = round(along(endMs))
  return { path: `${steps}H${endX}`, dots, endX, fairY: fairOdd === null ? null : round(up(fairOdd)) }
}

type WrittenValue = { price: number; left: number; top: number }

/** The first and the last price, the highest and the lowest: each once, where it came. The last holds to the line's end. */
export function writtenValues(points: readonly PricePoint[], { dots, endX }: MovementLine): WrittenValue[] {
  const prices = points.map(({ price }) => price)
  const last = points.length - 1
  const places = new Set([0, prices.indexOf(Math.max(...prices)), prices.indexOf(Math.min(...prices)), last])
  return [...places].flatMap((at) => {
    const [price, dot] = [prices[at], dots[at]]
    // A price that came and stayed is written once, at the end.
    if (price === undefined || !dot || (at !== last && at !== 0 && price === prices[last])) return []
    return [{ price, left: at === last ? endX : dot.x, top: dot.y }]
  })
}

const round = (value: number) => Math.round(value * 10) / 10
