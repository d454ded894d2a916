import { formatDate } from '#lib/format/format.ts'
import { niceMax } from './chart-scale.ts'
import { DrawnLine } from './drawn-line.tsx'

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
      className="grid h-full grid-cols-[auto_1fr] grid-rows-[1fr_auto] gap-x-2 gap-y-2 pt-2 text-ink-muted"
    >
      <div className="figures -my-[0.5em] flex flex-col justify-between text-right leading-none">
        <span>{format(max)}</span>
        {/* Half of something that is counted may be nothing that can be. */}
        {Number.isInteger(max / 2) && <span>{format(max / 2)}</span>}
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

function Line({ points, max, color }: Drawing) {
  const places = points.map(({ value }, index) => ({
    x: points.length === 1 ? WIDTH / 2 : (index / (points.length - 1)) * WIDTH,
    y: HEIGHT - (value / max) * HEIGHT,
  }))
  return <DrawnLine places={places} color={color} />
}

/** Noon, so that no time zone makes it the day before. */
function dayOf(day: string): string {
  return formatDate(new Date(`${day}T12:00:00Z`))
}
