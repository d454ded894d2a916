import type { Luck } from '@prancheta/contract/journal/figures.ts'
import { cssPercent } from '#lib/format/format.ts'
import { formatProfit } from '../journal-words.ts'

const HEIGHT = 100
/** Nearer to an end, a number would lie over the one written there. */
const MIDDLE_FROM = 0.3
const isMiddle = (along: number) => along >= MIDDLE_FROM && along <= 1 - MIDDLE_FROM

/** What the replays brought, as columns, and where the result lies among them. For the eye only; the words above say the same. */
export function LuckPicture({ replays }: { replays: Luck['replays'] }) {
  const { columns, resultCents } = replays
  const [first, last] = [columns[0], columns.at(-1)]
  if (!first || !last) return null
  const most = Math.max(...columns.map(({ count }) => count))
  const along = (cents: number) => (cents - first.fromCents) / Math.max(1, last.toCents - first.fromCents)
  const mark = along(resultCents)
  return (
    <div aria-hidden="true" className="grid h-full grid-rows-[auto_1fr_auto] gap-y-1 text-ink-muted">
      <span
        className="figures w-fit whitespace-nowrap rounded-mark bg-accent px-1.5 text-accent-ink leading-5"
        style={{ marginLeft: cssPercent(mark), translate: cssPercent(-mark) }}
      >
        você: {formatProfit(resultCents)}
      </span>
      <div className="relative">
        <svg viewBox={`0 0 ${columns.length} ${HEIGHT}`} preserveAspectRatio="none" className="absolute size-full">
          <title>Gráfico</title>
          {columns.map(({ fromCents, count }, at) => (
            <rect
              key={fromCents}
              x={at + 0.08}
              width={0.84}
              y={HEIGHT - (HEIGHT * count) / most}
              height={(HEIGHT * count) / most}
              fill="var(--chart-1)"
            />
          ))}
          <path d={`M0 ${HEIGHT}H${columns.length}`} stroke="var(--line-strong)" vectorEffect="non-scaling-stroke" />
        </svg>
        <span
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-accent ring-1 ring-surface-raised"
          style={{ left: cssPercent(mark) }}
        />
      </div>
      <div className="figures relative flex justify-between">
        <span>{formatProfit(first.fromCents)}</span>
        {isMiddle(along(0)) && (
          <span className="absolute -translate-x-1/2" style={{ left: cssPercent(along(0)) }}>
            R$ 0
          </span>
        )}
        <span>{formatProfit(last.toCents)}</span>
      </div>
    </div>
  )
}
