import type { ComparedScores, PublicLogRecord } from '@prancheta/contract/public-log/routes.ts'
import { UNKNOWN } from '#lib/format/format.ts'
import { type Column, DataTable } from '#ui/primitives/data-table.tsx'
import { Section } from '#ui/product/public-page.tsx'
import { formatRps, lineupSentence, rangeOf } from './record-words.ts'

type Lineups = PublicLogRecord['lineups']
type Row = ComparedScores['brier'] & { name: string }

/** The last forecast beside the one that knew the line-ups; nothing is shown while they were known of few games. */
export function LineupComparison({ lineups }: { lineups: Lineups }) {
  if (!lineups) return null
  const { model, pooled } = lineups
  const rows: Row[] = [
    { name: 'Previsão, log loss', ...pooled.logLoss },
    { name: 'Previsão, Brier', ...pooled.brier },
    { name: 'Só o modelo, log loss', ...model.logLoss },
    { name: 'Só o modelo, Brier', ...model.brier },
  ]
  return (
    <Section
      eyebrow="Em teste"
      title="Com e sem as escalações"
      lead="Quando as escalações saem a tempo, escrevemos também o que diríamos com elas. As análises ainda não as usam: só passam a usar se isto aqui mostrar que vale a pena. Menor é melhor."
    >
      <DataTable
        caption="Erro em 1X2, nos mesmos jogos"
        columns={COLUMNS}
        rows={rows}
        rowId={({ name }) => name}
        empty={null}
      />
      <p className="mt-4 max-w-[72ch]">{lineupSentence(lineups)}</p>
    </Section>
  )
}

const Score = ({ estimate }: { estimate: Row['with'] }) => (
  <span className="figures">{estimate ? formatRps(estimate.mean) : UNKNOWN}</span>
)

const COLUMNS: readonly Column<Row>[] = [
  { id: 'name', header: 'Erro', cell: ({ name }) => name },
  { id: 'without', header: 'Sem escalações', numeric: true, cell: ({ without }) => <Score estimate={without} /> },
  { id: 'with', header: 'Com escalações', numeric: true, cell: (row) => <Score estimate={row.with} /> },
  { id: 'gap', header: 'Diferença', numeric: true, cell: ({ gap }) => <Score estimate={gap} /> },
  {
    id: 'range',
    header: 'Intervalo da diferença',
    numeric: true,
    cell: ({ gap }) => <span className="figures">{rangeOf(gap, formatRps)}</span>,
  },
]
