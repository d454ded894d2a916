import { PLAN_NAMES } from '#domain/billing/plan-names.ts'
import { formatCents, formatCount } from '#lib/format/format.ts'
import { Card } from '#ui/primitives/card.tsx'
import { type Column, DataTable } from '#ui/primitives/data-table.tsx'
import type { Finance } from './finance-view.tsx'

type Row = Finance['by_plan'][number]

const COLUMNS: readonly Column<Row>[] = [
  { id: 'plan', header: 'Plano', cell: ({ plan }) => PLAN_NAMES[plan] },
  { id: 'price', header: 'Preço', numeric: true, cell: ({ price_cents }) => <Money cents={price_cents} /> },
  {
    id: 'paying',
    header: 'Pagantes',
    numeric: true,
    cell: ({ paying }) => <span className="figures">{formatCount(paying)}</span>,
  },
  { id: 'mrr', header: 'MRR', numeric: true, cell: ({ mrr_cents }) => <Money cents={mrr_cents} /> },
]

export function PlanRevenue({ finance }: { finance: Finance }) {
  return (
    <Card level="h2" title="Por plano">
      <DataTable
        caption="MRR por plano"
        columns={COLUMNS}
        rows={finance.by_plan}
        rowId={({ plan }) => plan}
        empty={null}
      />
    </Card>
  )
}

function Money({ cents }: { cents: number }) {
  return <span className="figures">{formatCents(cents)}</span>
}
