import { formatDate } from '#lib/format/format.ts'

type DayPoint = { day: string; value: number }

type Props = {
  /** In the order of their days. */
  points: readonly DayPoint[]
  format: (value: number) => string
  /** Bars for what happened on a day, a line for what stood at its end. */
  shape: 'bars' | 'line'
  color: string
}

const WIDTH = 1000
const HEIGHT = 200

/** Drawn for the eye only; the frame around it says the same in words. */
export function DayChart({ points, format, shape, color }: Props) {
  const max = niceMax(Math.max(0, ...points.map(({ value }) => value)))
  const [first, last] = [points[0], points.at(-1)]
  return (
    <div
      aria-hidden="true"
      className="grid h-full grid-cols-[auto_1fr] grid-rows-[1fr_auto] gap-x-2 gap-y-1 text-ink-muted"
    >
      <div className="figures flex flex-col justify-between text-right leading-none">
        <span>{format(max)}</span>
        <span>{format(0)}</span>
      </div>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className="size-full overflow-visible">
        <title>Gráfico</title>
        {[0, HEIGHT / 2, HEIGHT].map((y) => (
          <line key={y} x1={0} x2={WIDTH} y1={y} y2={y} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
        ))}
        {shape === 'bars' ? (
          <Bars points={points} max={max} color={color} />
        ) : (
          <Line points={points} max={max} color={color} />
        )}
      </svg>
      <div className="col-start-2 flex justify-between">
        {first && <span>{dayOf(first.day)}</span>}
        {last && points.length > 1 && <span>{dayOf(last.day)}</span>}
      </div>
    </div>
  )
}

type Drawing = Pick<Props, 'points' | 'color'> & { max: number }

function Bars({ points, max, color }: Drawing) {
  const step = WIDTH / points.length
  return points.map(({ day, value }, index) => {
    const height = (value / max) * HEIGHT
    return (
      <rect
        key={day}
        x={index * step + step * 0.1}
        width={step * 0.8}
        y={HEIGHT - height}
        height={height}
        fill={color}
      />
    )
  })
}

/** A single day is a point: a line would tell of days nobody counted. */
function Line({ points, max, color }: Drawing) {
  const at = ({ value }: DayPoint, index: number) => ({
    x: points.length === 1 ? WIDTH / 2 : (index / (points.length - 1)) * WIDTH,
    y: HEIGHT - (value / max) * HEIGHT,
  })
  const places = points.map(at)
  const [only] = places
  if (places.length === 1 && only)
    return (
      <path
        d={`M${only.x} ${only.y}h0`}
        stroke={color}
        strokeWidth={8}
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    )
  return (
    <polyline
      points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
      fill="none"
      stroke={color}
      strokeWidth={2}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  )
}

/** Noon, so that no time zone makes it the day before. */
function dayOf(day: string): string {
  return formatDate(new Date(`${day}T12:00:00Z`))
}

/** The smallest round number that holds the value: a scale people can read, without much empty room above. */
export function niceMax(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  const step = [1, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= value) ?? 10
  return step * power
}
