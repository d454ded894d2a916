import type { PublicLogRecord, RecordSlice } from '@prancheta/contract/public-log/routes.ts'
import { formatCount, formatEdge, UNKNOWN } from '#lib/format/format.ts'
import { type Column, DataTable } from '#ui/primitives/data-table.tsx'
import { Tabs } from '#ui/primitives/tabs.tsx'
import { Section } from '#ui/product/public-page.tsx'
import { formatRps, GAMES_MIN, monthName, rangeOf } from './record-words.ts'

type Row = RecordSlice & { name: string }

/** The same figures by month and by league, with the range that luck leaves each. */
export function SliceTables({ record }: { record: PublicLogRecord }) {
  const months = record.months.map((slice): Row => ({ ...slice, name: monthName(slice.month) }))
  const leagues = record.leagues.map(
    (slice): Row => ({ ...slice, name: slice.country ? `${slice.league} (${slice.country})` : slice.league }),
  )
  return (
    <Section
      eyebrow="Recomendações"
      title="Uma unidade em cada, ao preço escrito antes do jogo"
      lead="Vale a primeira recomendação de cada jogo, pela melhor odd das casas naquele minuto. 'Pelo fechamento' é quanto esse preço valia segundo o mercado na hora do jogo: acima de zero, o mercado veio na mesma direção."
    >
      <Tabs
        label="Retrospecto por"
        tabs={[
          { id: 'months', label: 'Por mês', content: <SliceTable caption="Por mês" of="Mês" rows={months} /> },
          {
            id: 'leagues',
            label: 'Por campeonato',
            content: <SliceTable caption="Por campeonato" of="Campeonato" rows={leagues} />,
          },
        ]}
      />
    </Section>
  )
}

function SliceTable({ caption, of, rows }: { caption: string; of: string; rows: readonly Row[] }) {
  const reach = Math.max(
    0.05,
    ...rows.flatMap(({ bets: { yield: gain } }) => (gain ? [Math.abs(gain.low ?? 0), Math.abs(gain.high ?? 0)] : [])),
  )
  const columns: Column<Row>[] = [
    { id: 'name', header: of, cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'games',
      header: 'Jogos',
      numeric: true,
      cell: ({ games }) => <span className="figures">{formatCount(games)}</span>,
    },
    { id: 'rps', header: 'Nosso RPS', numeric: true, cell: ({ rps }) => <Score estimate={rps.last ?? rps.first} /> },
    { id: 'market', header: 'RPS do fechamento', numeric: true, cell: ({ rps }) => <Score estimate={rps.market} /> },
    {
      id: 'bets',
      header: 'Recomendações',
      numeric: true,
      cell: ({ bets }) => <span className="figures">{formatCount(bets.count)}</span>,
    },
    { id: 'yield', header: 'Yield', numeric: true, cell: ({ bets }) => <Gain estimate={bets.yield} /> },
    {
      id: 'range',
      header: 'Intervalo do yield',
      cell: ({ bets }) => <Range estimate={bets.yield} reach={Math.min(1, reach)} />,
    },
    { id: 'closing', header: 'Pelo fechamento', numeric: true, cell: ({ bets }) => <Gain estimate={bets.closing} /> },
  ]
  return <DataTable caption={caption} columns={columns} rows={rows} rowId={({ name }) => name} empty={null} />
}

type Estimate = RecordSlice['bets']['yield']

const Score = ({ estimate }: { estimate: Estimate }) => (
  <span className="figures">{estimate ? formatRps(estimate.mean) : UNKNOWN}</span>
)

const Gain = ({ estimate }: { estimate: Estimate }) => (
  <span className="figures">{estimate ? formatEdge(estimate.mean) : UNKNOWN}</span>
)

const WIDTH = 160

/** Zero in the middle, the mean as a dot, what luck leaves it as a line; said in words beside it. */
function Range({ estimate, reach }: { estimate: Estimate; reach: number }) {
  if (!estimate || estimate.low === null || estimate.high === null)
    return <span className="text-ink-muted">{UNKNOWN}</span>
  const x = (value: number) => (WIDTH / 2) * (1 + Math.max(-1, Math.min(1, value / reach)))
  return (
    <span className="inline-flex flex-col gap-1 max-sm:items-end">
      <svg viewBox={`-6 0 ${WIDTH + 12} 16`} className="h-4 w-40 max-w-full" aria-hidden="true">
        <line x1={0} x2={WIDTH} y1={8} y2={8} className="stroke-line" />
        <line x1={WIDTH / 2} x2={WIDTH / 2} y1={1} y2={15} className="stroke-line-strong" />
        <line
          x1={x(estimate.low)}
          x2={x(estimate.high)}
          y1={8}
          y2={8}
          className="stroke-brand"
          strokeWidth={3}
          strokeLinecap="round"
        />
        <circle cx={x(estimate.mean)} cy={8} r={4.5} className="fill-brand" />
      </svg>
      <span className="whitespace-nowrap text-ink-muted text-xs">
        {rangeOf(estimate, formatEdge)}
        {estimate.count < GAMES_MIN && ', poucas'}
      </span>
    </span>
  )
}
