import type { BilledUser, readFinance } from '@prancheta/contract/admin/figures.ts'
import { PLAN_NAMES } from '@prancheta/contract/billing/plan-names.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { Link } from 'react-router'
import { formatCents, formatCount, formatDate } from '#lib/format/format.ts'
import { Card } from '#ui/primitives/card.tsx'
import { type Column, DataTable } from '#ui/primitives/data-table.tsx'
import { PersonName } from '#ui/primitives/names.tsx'
import { PlanBadge } from '#ui/product/plan-badge.tsx'

export type Finance = OutputOf<typeof readFinance>
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

type BilledListProps = { title: string; people: readonly BilledUser[]; dateName: string; empty: string }

export function BilledList({ title, people, dateName, empty }: BilledListProps) {
  return (
    <Card level="h2" title={title}>
      {people.length === 0 && <p className="text-ink-muted text-sm">{empty}</p>}
      <ul className="-my-2 divide-y divide-line">
        {people.map(({ user_id, name, email, plan, at }) => (
          <li key={user_id}>
            <Link
              to={`/admin/users/${user_id}`}
              className="-mx-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control px-2 py-2 text-sm hover:bg-surface-sunken"
            >
              <span className="min-w-0">
                <PersonName name={name} email={email} className="block font-semibold [overflow-wrap:anywhere]" />
                <span className="text-ink-muted">
                  {dateName} {formatDate(new Date(at))}
                </span>
              </span>
              <PlanBadge plan={plan} active />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
