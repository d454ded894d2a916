import type { Record } from '@prancheta/contract/history/record.ts'
import { formatChance, formatChanceWhole, formatCount, formatDecimal, formatPoints } from '#lib/format/format.ts'
import { ReliabilityPicture } from '#ui/charts/reliability-picture.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { type Column, DataTable } from '#ui/primitives/data-table.tsx'
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
          <div className="mt-5 flex justify-center">
            <ReliabilityPicture size="small" points={calibration.bands.map(toPoint)} />
          </div>
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

const toPoint = ({ said, happened, luckMargin }: Band) => ({ said, came: happened, luck: luckMargin })

/** A half result is half a pick. */
const countOf = (count: number) => (Number.isInteger(count) ? formatCount(count) : formatDecimal(count, 1))
