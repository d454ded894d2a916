import type { Record, RecordTally } from '@prancheta/contract/history/record.ts'
import { historyWords } from '@prancheta/contract/history/words.ts'
import { useQuery } from '@tanstack/react-query'
import { recordQuery } from '#domain/history/history-queries.ts'
import { formatChance, formatCount, formatEdge, UNKNOWN } from '#lib/format/format.ts'
import { ChartFrame } from '#ui/charts/chart-frame.tsx'
import { EmptyState, LoadFailure } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { type Column, DataTable } from '#ui/primitives/data-table.tsx'
import { MadeUpNote } from '#ui/product/made-up-note.tsx'
import { RecordSample } from '#ui/product/samples/game-samples.tsx'
import { StatCard } from '#ui/product/stat-card.tsx'
import { Term } from '#ui/product/term.tsx'
import { Calibration } from './calibration.tsx'
import { FewEnded } from './few-ended.tsx'
import { MARK_LINES, PROFIT_LINES, RunningChart } from './running-chart.tsx'
import { recordSentence } from './words.ts'

/** The truth about one's own picks. */
export function RecordView() {
  const { data, isError, isFetching, refetch } = useQuery(recordQuery)
  if (isError)
    return <LoadFailure title={historyWords.recordLoadFailed} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 w-full rounded-card" />
  if (data.days.length === 0)
    return (
      <EmptyState level="h2" title="Ainda não há retrospecto" sample={<RecordSample />}>
        Ele começa quando termina um jogo salvo antes do início, ou quando você marca um resultado.
      </EmptyState>
    )
  return (
    <div className="grid gap-4">
      <h2 className="sr-only">Retrospecto dos picks</h2>
      {data.isDemo && <MadeUpNote />}
      <Summary record={data} />
      {data.few.length > 0 ? <FewEnded record={data} /> : <Charts record={data} />}
      <Calibration calibration={data.calibration} />
      {data.families.length > 0 && (
        <div className="grid items-start gap-4 md:grid-cols-2">
          <Tallies
            title="Por família de mercado"
            rows={data.families.map(({ group, ...rest }) => ({ name: group, ...rest }))}
          />
          <Tallies
            title="Por campeonato"
            rows={data.leagues.map(({ league, ...rest }) => ({ name: league, ...rest }))}
          />
        </div>
      )}
    </div>
  )
}

function Charts({ record }: { record: Record }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <ChartFrame title="Green e red" summary={recordSentence(record)} legend={MARK_LINES}>
        <RunningChart days={record.days} lines={MARK_LINES} />
      </ChartFrame>
      <ChartFrame
        title="Unidades ganhas ou perdidas"
        summary="Uma unidade em cada pick, na odd salva. Acima de zero é ganho; resultados passados não garantem os futuros."
        legend={PROFIT_LINES}
        empty={record.overall.stakes === 0 ? 'Nenhum pick com odd real terminou ainda.' : undefined}
      >
        <RunningChart days={record.days} lines={PROFIT_LINES} />
      </ChartFrame>
    </div>
  )
}

function Summary({ record: { overall, pushes, voids } }: { record: Record }) {
  return (
    <div className="grid grid-cols-2 gap-2 max-sm:[&>:last-child]:col-span-2 sm:grid-cols-3 sm:gap-3">
      <StatCard
        label={
          <>
            <Term id="pick">Picks</Term> encerrados
          </>
        }
        value={formatCount(overall.picks)}
        note={`${counted(pushes, 'devolvido')}, ${counted(voids, 'anulado')}`}
      />
      <StatCard label="Taxa de acerto" value={rateOf(overall)} note="Dos picks salvos antes do jogo e já decididos" />
      <StatCard
        label={<Term id="yield" />}
        value={overall.yield === null ? null : formatEdge(overall.yield)}
        note={`Sobre ${formatCount(overall.stakes)} ${overall.stakes === 1 ? 'pick' : 'picks'} com odd`}
      />
    </div>
  )
}

type NamedTally = RecordTally & { name: string }

const COLUMNS: readonly Column<NamedTally>[] = [
  { id: 'name', header: 'Nome', cell: ({ name }) => name },
  { id: 'picks', header: 'Picks', numeric: true, cell: ({ picks }) => formatCount(picks) },
  { id: 'rate', header: 'Acerto', numeric: true, cell: rateOf },
  {
    id: 'yield',
    header: 'Yield',
    numeric: true,
    cell: ({ yield: gain }) => (gain === null ? UNKNOWN : formatEdge(gain)),
  },
]

function Tallies({ title, rows }: { title: string; rows: readonly NamedTally[] }) {
  return (
    <Card level="h2" title={title}>
      <DataTable
        caption="Com poucos picks, a ordem é quase sorteio"
        columns={COLUMNS}
        rows={rows}
        rowId={({ name }) => name}
        empty={null}
      />
    </Card>
  )
}

const counted = (count: number, word: string) => `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`

function rateOf({ hitRate }: RecordTally): string {
  return hitRate === null ? UNKNOWN : formatChance(hitRate)
}
