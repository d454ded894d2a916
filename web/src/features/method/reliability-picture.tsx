import { formatChanceWhole } from '#lib/format.ts'
import { RELIABILITY } from '#lib/model-figures.ts'

const SIDE = 320
const TICKS = [0, 0.25, 0.5, 0.75, 1]

const x = (chance: number) => Math.round(chance * SIDE * 10) / 10
const y = (share: number) => Math.round((1 - share) * SIDE * 10) / 10

/** What we said against what came. On the diagonal the two are the same; the bars are what luck alone may do. */
export function ReliabilityPicture() {
  return (
    <svg
      viewBox="-48 -12 384 372"
      className="h-auto w-full max-w-md text-xs"
      role="img"
      aria-label="Gráfico: probabilidade dita no eixo horizontal, frequência observada no vertical. Os pontos ficam sobre a diagonal."
    >
      <rect width={SIDE} height={SIDE} className="fill-none stroke-line" />
      <line x1={0} y1={SIDE} x2={SIDE} y2={0} className="stroke-line-strong" strokeDasharray="4 4" />
      {TICKS.map((tick) => (
        <g key={tick} className="fill-ink-muted">
          <text x={x(tick)} y={SIDE + 18} textAnchor="middle">
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
      {RELIABILITY.map(({ said, came, luck }) => (
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
