import type { ListedUser } from '@prancheta/contract/admin/users.ts'
import { Ban, Trophy } from 'lucide-react'
import { Link } from 'react-router'
import { formatDate, UNKNOWN } from '#lib/format/format.ts'
import { classes } from '#lib/page/classes.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { type Column, DataTable } from '#ui/primitives/data-table.tsx'
import { PersonName } from '#ui/primitives/names.tsx'
import { PlanBadge } from '#ui/product/plan-badge.tsx'

const COLUMNS: readonly Column<ListedUser>[] = [
  { id: 'name', header: 'Usuário', cell: (user) => <Who user={user} /> },
  {
    id: 'phone',
    header: 'Telefone',
    cell: ({ phone }) => <span className="figures whitespace-nowrap">{phone ?? UNKNOWN}</span>,
  },
  { id: 'plan', header: 'Plano', cell: ({ plan, active }) => <PlanBadge plan={plan} active={active} /> },
  { id: 'state', header: 'Conta', cell: (user) => <AccountState user={user} /> },
  {
    id: 'created',
    header: 'Criada em',
    numeric: true,
    cell: ({ created_at }) => <span className="figures">{formatDate(new Date(created_at))}</span>,
  },
]

export function UserTable({ users, isStale }: { users: readonly ListedUser[]; isStale: boolean }) {
  return (
    <div className={classes('transition-opacity', isStale && 'opacity-70')} aria-busy={isStale}>
      <DataTable caption="Usuários" columns={COLUMNS} rows={users} rowId={({ id }) => id} empty={null} />
    </div>
  )
}

function Who({ user: { id, name, email } }: { user: ListedUser }) {
  return (
    <Link
      to={`/admin/users/${id}`}
      className="group inline-flex min-h-11 max-w-full flex-col justify-center sm:min-h-9"
    >
      <PersonName
        name={name}
        email={email}
        className="underline decoration-line-strong underline-offset-4 [overflow-wrap:anywhere] group-hover:decoration-current"
      />
      {name !== null && <span className="font-normal text-ink-muted text-xs [overflow-wrap:anywhere]">{email}</span>}
    </Link>
  )
}

function AccountState({ user: { suspended, tipster_slug } }: { user: ListedUser }) {
  if (!suspended && tipster_slug === null) return 'Aberta'
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {suspended && (
        <Badge tone="bad" icon={<Ban aria-hidden="true" />}>
          Suspensa
        </Badge>
      )}
      {tipster_slug !== null && (
        <Badge tone="info" icon={<Trophy aria-hidden="true" />}>
          @{tipster_slug}
        </Badge>
      )}
    </span>
  )
}
