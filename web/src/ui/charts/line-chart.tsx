import { cssPercent } from '#lib/format/format.ts'
import { scaleFor } from './chart-scale.ts'
import { DrawnLine } from './drawn-line.tsx'

type ChartLine = { name: string; color: string; dash?: string; values: readonly number[] }

type Props = {
  /** What stands below each value: a day, a number. */
  labels: readonly string[]
  lines: readonly ChartLine[]
  /** The smallest distance between two numbers beside the chart: 1 where things are counted. */
  stepMin: number
  format: (value: number) => string
}

const WIDTH = 1000
const HEIGHT = 200
/** As many as fit beside each other on a phone. */
const LABELS_MAX = 6

/** Drawn for the eye only; the frame around it says the same in words. */
export function LineChart({ labels, lines, stepMin, format }: Props) {
  const ticks = scaleFor(
    lines.flatMap(({ values }) => values),
    stepMin,
  )
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const along = (index: number) => (labels.length < 2 ? 0.5 : index / (labels.length - 1))
  const y = (value: number) => HEIGHT * ((high - value) / (high - low))
  return (
    <div
      aria-hidden="true"
      className="grid h-full grid-cols-[auto_1fr_auto] grid-rows-[1fr_auto] gap-x-2.5 gap-y-2 pt-2 text-ink-muted"
    >
      {/* Half a line beyond both ends, so that each number stands beside its own line. */}
      <div className="figures -my-[0.5em] flex flex-col-reverse justify-between text-right leading-none">
        {ticks.map((tick) => (
          <span key={tick}>{format(tick)}</span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="size-full overflow-visible"
      >
        {ticks.map((tick) => (
          <path
            key={tick}
            d={`M0 ${y(tick)}H${WIDTH}`}
            stroke={tick === 0 ? 'var(--line-strong)' : 'var(--line)'}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {lines.map(({ name, color, dash, values }) => (
          <DrawnLine
            key={name}
            places={values.map((value, index) => ({ x: WIDTH * along(index), y: y(value) }))}
            color={color}
            dash={dash}
            hasDots={values.length < 3}
          />
        ))}
      </svg>
      <Ends lines={lines} down={(value) => y(value) / HEIGHT} format={format} />
      <div className="relative col-start-2 h-[1lh]">
        {labelled(labels.length).map((index) => (
          <span
            key={index}
            className="absolute"
            style={{ left: cssPercent(along(index)), translate: cssPercent(-along(index)) }}
          >
            {labels[index]}
          </span>
        ))}
      </div>
    </div>
  )
}

/** Two numbers at the right edge nearer than this share of the height would lie over each other. */
const APART = 0.1

type EndsProps = Pick<Props, 'lines' | 'format'> & { down: (value: number) => number }

/** Where each line ended, written at its end. */
function Ends({ lines, down, format }: EndsProps) {
  const ends = lines
    .flatMap(({ name, values }) => values.slice(-1).map((value) => ({ name, value, top: down(value) })))
    .toSorted((one, other) => one.top - other.top)
  const tops: number[] = []
  for (const { top } of ends) tops.push(Math.max(top, (tops.at(-1) ?? Number.NEGATIVE_INFINITY) + APART))
  return (
    <div className="figures relative text-ink leading-none">
      {ends.map(({ name, value }, at) => (
        <span key={name}>
          <span className="block h-0 overflow-hidden">{format(value)}</span>
          <span className="absolute right-0 -translate-y-1/2" style={{ top: cssPercent(tops[at] ?? 0) }}>
            {format(value)}
          </span>
        </span>
      ))}
    </div>
  )
}

/** Evenly apart, and the last always among them. */
function labelled(count: number): number[] {
  const apart = Math.ceil(count / LABELS_MAX)
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % apart === 0)
}
