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
      className="grid h-full grid-cols-[auto_1fr] grid-rows-[1fr_auto] gap-x-2.5 gap-y-2 pt-2 pr-2 text-ink-muted"
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

/** Evenly apart, and the last always among them. */
function labelled(count: number): number[] {
  const apart = Math.ceil(count / LABELS_MAX)
  return Array.from({ length: count }, (_, index) => index).filter((index) => (count - 1 - index) % apart === 0)
}
