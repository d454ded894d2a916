import { formatChanceWhole } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'

/** One group of chances: what was said of it, what came, and how far luck alone may carry so many off. */
type ReliabilityPoint = { said: number; came: number; luck: number }

type Props = {
  points: readonly ReliabilityPoint[]
  /** Small beside other things, or the size of a figure in a text. */
  size: 'small' | 'large'
  /** What a listener hears. Without it the picture is passed over, because words beside it say the same. */
  label?: string
}

const SIDE = 320
const TICKS = { small: [0, 0.5, 1], large: [0, 0.25, 0.5, 0.75, 1] }

const x = (chance: number) => Math.round(chance * SIDE * 10) / 10
const y = (share: number) => Math.round((1 - share) * SIDE * 10) / 10

/** What we said against what came. On the diagonal the two are the same; the bars are what luck alone may do. */
export function ReliabilityPicture({ points, size, label }: Props) {
  return (
    <svg
      viewBox="-48 -12 384 372"
      className={classes('h-auto w-full', size === 'small' ? 'max-w-80 text-sm' : 'max-w-md text-xs')}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <rect width={SIDE} height={SIDE} className="fill-none stroke-line" />
      <line x1={0} y1={SIDE} x2={SIDE} y2={0} className="stroke-line-strong" strokeDasharray="4 4" />
      {TICKS[size].map((tick) => (
        <g key={tick} className="fill-ink-muted">
          <text x={x(tick)} y={SIDE + 18} textAnchor={tick === 1 ? 'end' : 'middle'}>
            {formatChanceWhole(tick)}
          </text>
          <text x={-8} y={y(tick) + 4} textAnchor="end">
            {formatChanceWhole(tick)}
          </text>
        </g>
      ))}
      <text x={SIDE / 2} y={SIDE + 38} textAnchor="middle" className="fill-ink font-semibold">
        Dissemos
      </text>
      <text x={10} y={18} className="fill-ink font-semibold">
        Aconteceu
      </text>
      {points.map(({ said, came, luck }) => (
        <g key={said}>
          <line
            x1={x(said)}
            x2={x(said)}
            y1={y(Math.min(1, came + luck))}
            y2={y(Math.max(0, came - luck))}
            className="stroke-brand"
            strokeWidth={2}
          />
          <circle cx={x(said)} cy={y(came)} r={5} className="fill-brand" />
        </g>
      ))}
    </svg>
  )
}
