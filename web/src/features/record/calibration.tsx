import type { Record } from '@prancheta/contract/history.ts'
import { formatChance, formatChanceWhole, formatCount, formatDecimal, formatPoints } from '#lib/format.ts'
import { Card } from '#ui/card.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { calibrationSentence } from './words.ts'

type Band = Record['calibration']['bands'][number]

const COLUMNS: readonly Column<Band>[] = [
  {
    id: 'band',
    header: 'Faixa',
    cell: ({ from, to }) => `${formatChanceWhole(from)} a ${formatChanceWhole(to)}`,
  },
  { id: 'picks', header: 'Picks', numeric: true, cell: ({ count }) => countOf(count) },
  { id: 'said', header: 'Dissemos', numeric: true, cell: ({ said }) => formatChance(said) },
  { id: 'happened', header: 'Aconteceu', numeric: true, cell: ({ happened }) => formatChance(happened) },
  { id: 'luck', header: 'Só o acaso', numeric: true, cell: ({ luckMargin }) => `± ${formatPoints(luckMargin)}` },
]

/** What we said against what happened, with how many there were and what that can show. */
export function Calibration({ calibration }: { calibration: Record['calibration'] }) {
  return (
    <Card
      level="h2"
      title="O que dissemos e o que aconteceu"
      description={`n = ${countOf(calibration.count)}: quantos picks já foram decididos.`}
    >
      <p className="max-w-[68ch] text-sm">{calibrationSentence(calibration)}</p>
      {calibration.bands.length > 0 && (
        <>
          <Picture bands={calibration.bands} />
          <div className="mt-5">
            <DataTable
              caption="Picks por faixa de probabilidade"
              columns={COLUMNS}
              rows={calibration.bands}
              rowId={({ from }) => String(from)}
              empty={null}
            />
          </div>
        </>
      )}
    </Card>
  )
}

const SIDE = 240
const x = (chance: number) => Math.round(chance * SIDE * 10) / 10
const y = (share: number) => Math.round((1 - share) * SIDE * 10) / 10

/** On the diagonal the two are the same; a bar is what luck alone may do with so many. The table below says it in words. */
function Picture({ bands }: { bands: readonly Band[] }) {
  return (
    <svg viewBox="-40 -10 302 282" aria-hidden="true" className="mx-auto mt-5 h-auto w-full max-w-72 text-xs">
      <rect width={SIDE} height={SIDE} className="fill-none stroke-line" />
      <line x1={0} y1={SIDE} x2={SIDE} y2={0} className="stroke-line-strong" strokeDasharray="4 4" />
      {[0, 0.5, 1].map((tick) => (
        <g key={tick} className="fill-ink-muted">
          <text x={x(tick)} y={SIDE + 16} textAnchor="middle">
            {formatChanceWhole(tick)}
          </text>
          <text x={-6} y={y(tick) + 4} textAnchor="end">
            {formatChanceWhole(tick)}
          </text>
        </g>
      ))}
      <text x={SIDE / 2} y={SIDE + 31} textAnchor="middle" className="fill-ink font-semibold">
        Dissemos
      </text>
      <text x={8} y={16} className="fill-ink font-semibold">
        Aconteceu
      </text>
      {bands.map(({ from, said, happened, luckMargin }) => (
        <g key={from}>
          <line
            x1={x(said)}
            x2={x(said)}
            y1={y(Math.min(1, happened + luckMargin))}
            y2={y(Math.max(0, happened - luckMargin))}
            className="stroke-brand"
            strokeWidth={2}
          />
          <circle cx={x(said)} cy={y(happened)} r={5} className="fill-brand" />
        </g>
      ))}
    </svg>
  )
}

/** A half result is half a pick. */
const countOf = (count: number) => (Number.isInteger(count) ? formatCount(count) : formatDecimal(count, 1))
