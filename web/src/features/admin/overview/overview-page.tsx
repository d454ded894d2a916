import { readOverview } from '@prancheta/contract/admin/figures.ts'
import { adminWords } from '@prancheta/contract/admin/words.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import type { AdminTicketView } from '@prancheta/contract/support/thread.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import { urgencyOf } from '@prancheta/core/support/status.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { callApi } from '#lib/api/call-api.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import { formatCents, formatCount, formatDateTime } from '#lib/format/format.ts'
import { useRefreshOnNews } from '#lib/live/live-news.ts'
import { useProviders } from '#lib/live/use-providers.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { LoadFailure } from '#ui/feedback/empty-state.tsx'
import { SkeletonText } from '#ui/feedback/loading.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { PersonName } from '#ui/primitives/names.tsx'
import { UrgencyBadge } from '#ui/product/conversation/ticket-badges.tsx'
import { PageBody, PageHead } from '#ui/product/page-head.tsx'
import { StatCard } from '#ui/product/stat-card.tsx'
import { ANALYSES_CHART_ID, OverviewCharts } from './overview-charts.tsx'
import { ProviderAlerts } from './provider-alerts.tsx'

type Overview = OutputOf<typeof readOverview>

type CounterCard = {
  label: string
  value: (overview: Overview) => string
  note?: string
  /** Where what it counts is listed. */
  to: string
}

const CARDS: readonly CounterCard[] = [
  {
    label: 'Usuários',
    value: ({ users }) => formatCount(users),
    note: 'sem contar admins',
    to: '/admin/users',
  },
  { label: 'Análises salvas', value: ({ analyses }) => formatCount(analyses), to: `#${ANALYSES_CHART_ID}` },
  {
    label: 'Planos ativos',
    value: (data) => formatCount(data.active_plans),
    note: 'menos o Free, com os de admins',
    to: '/admin/users?plano=ativos',
  },
  {
    label: 'MRR',
    value: (data) => formatCents(data.mrr_cents),
    note: 'receita mensal recorrente',
    to: '/admin/financeiro',
  },
  {
    label: 'Tickets não lidos',
    value: (data) => formatCount(data.unread_tickets),
    to: '/admin/tickets?espera=nao-lidos',
  },
  {
    label: 'Abertos não lidos',
    value: (data) => formatCount(data.open_unread_tickets),
    to: '/admin/tickets?estado=abertos&espera=nao-lidos',
  },
  {
    label: 'Urgentes',
    value: (data) => formatCount(data.urgent_tickets),
    note: 'abertos há mais de 24 horas',
    to: '/admin/tickets?estado=abertos&espera=urgentes',
  },
  {
    label: 'Mensagens não lidas',
    value: (data) => formatCount(data.unread_messages),
    to: '/admin/mensagens?espera=nao-lidas',
  },
]

export function meta() {
  return pageMeta('Visão geral', { listed: false })
}

export default function OverviewPage() {
  const { data, isError, isFetching, refetch } = useOverview()
  const { data: providers } = useProviders()
  const isLoading = data === undefined && !isError
  return (
    <PageBody>
      <PageHead title="Visão geral" lead="Pessoas, estudo, receita e o que espera por você." />
      <ProviderAlerts troubles={providers?.troubles ?? []} />
      {isError && data === undefined && (
        <LoadFailure title={adminWords.overviewFailed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      <section aria-label="Contadores" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {CARDS.map(({ label, value, note, to }) => (
          <StatCard
            key={label}
            label={label}
            value={data ? value(data) : null}
            note={note}
            loading={isLoading}
            to={to}
          />
        ))}
      </section>
      <LatestTickets tickets={data?.tickets} isLoading={isLoading} />
      <OverviewCharts overview={data} isLoading={isLoading} />
    </PageBody>
  )
}

const KEY = ['admin-overview'] as const

/** The figures, read anew when tickets, messages or plans change. A failure is only logged, as specified. */
function useOverview() {
  const query = useQuery({ queryKey: KEY, queryFn: ({ signal }) => callApi(readOverview, {}, { signal }) })
  useRefreshOnNews(KEY, ({ type }) => /^(thread|plan)\./.test(type))
  const { error } = query
  useEffect(() => {
    if (error) logFailure(adminWords.overviewFailed, error)
  }, [error])
  return query
}

type LatestTicketsProps = { tickets: readonly AdminTicketView[] | undefined; isLoading: boolean }

function LatestTickets({ tickets, isLoading }: LatestTicketsProps) {
  if (!tickets && !isLoading) return null
  return (
    <Card
      level="h2"
      title="Últimos tickets"
      aside={
        <LinkButton to="/admin/tickets" variant="ghost" size="sm">
          Ver todos
        </LinkButton>
      }
    >
      {isLoading && <SkeletonText lines={5} />}
      {tickets?.length === 0 && <p className="text-ink-muted text-sm">{supportWords.noTicketsYet}</p>}
      <ul className="-my-2 divide-y divide-line">
        {tickets?.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
        ))}
      </ul>
    </Card>
  )
}

function TicketRow({ ticket }: { ticket: AdminTicketView }) {
  const { id, subject, user, created_at, unread_by_admin } = ticket
  const urgency = urgencyOf({ unreadByAdmin: unread_by_admin, createdAt: new Date(created_at) }, new Date())
  return (
    <li>
      <Link
        to={`/admin/tickets?ticket=${id}`}
        className="-mx-2 flex min-h-11 items-center justify-between gap-4 rounded-control px-2 py-2 hover:bg-surface-sunken"
      >
        <span className="min-w-0 text-sm">
          <span className="block [overflow-wrap:anywhere] sm:truncate font-semibold">
            <bdi>{subject}</bdi>
          </span>
          <span className="block sm:truncate text-ink-muted">
            <PersonName {...user} /> · {formatDateTime(new Date(created_at))}
          </span>
        </span>
        <UrgencyBadge urgency={urgency} />
      </Link>
    </li>
  )
}
