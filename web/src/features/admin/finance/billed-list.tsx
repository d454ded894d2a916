import type { BilledUser } from '@prancheta/contract/admin/figures.ts'
import { Link } from 'react-router'
import { formatDate } from '#lib/format/format.ts'
import { Card } from '#ui/primitives/card.tsx'
import { PlanBadge } from '#ui/product/plan-badge.tsx'

type Props = { title: string; people: readonly BilledUser[]; dateName: string; empty: string }

export function BilledList({ title, people, dateName, empty }: Props) {
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
                <bdi className="block font-semibold [overflow-wrap:anywhere]">{name ?? email}</bdi>
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
