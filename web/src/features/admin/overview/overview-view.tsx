import type { readOverview } from '@prancheta/contract/admin/figures.ts'
import { adminWords } from '@prancheta/contract/admin/words.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { formatCents, formatCount } from '#lib/format/format.ts'
import { LoadFailure } from '#ui/feedback/load-failure.tsx'
import { PageBody, PageHead } from '#ui/product/page-head.tsx'
import { StatCard } from '#ui/product/stat-card.tsx'
import { LatestTickets } from './latest-tickets.tsx'
import { OverviewCharts } from './overview-charts.tsx'
import { useOverview } from './use-overview.ts'

type Overview = OutputOf<typeof readOverview>

const CARDS: readonly { label: string; value: (overview: Overview) => string; note?: string }[] = [
  { label: 'Usuários', value: ({ users }) => formatCount(users), note: 'sem contar admins' },
  { label: 'Análises salvas', value: ({ analyses }) => formatCount(analyses) },
  { label: 'Planos ativos', value: (data) => formatCount(data.active_plans), note: 'todos, menos o Free' },
  { label: 'MRR', value: (data) => formatCents(data.mrr_cents), note: 'receita mensal recorrente' },
  { label: 'Tickets não lidos', value: (data) => formatCount(data.unread_tickets) },
  { label: 'Abertos não lidos', value: (data) => formatCount(data.open_unread_tickets) },
  { label: 'Urgentes', value: (data) => formatCount(data.urgent_tickets), note: 'abertos há mais de 24 horas' },
  { label: 'Mensagens não lidas', value: (data) => formatCount(data.unread_messages) },
]

export function OverviewView() {
  const { data, isError, isFetching, refetch } = useOverview()
  const isLoading = data === undefined && !isError
  return (
    <PageBody>
      <PageHead title="Visão geral" lead="Pessoas, estudo, receita e o que espera por você." />
      {isError && data === undefined && (
        <LoadFailure title={adminWords.overviewFailed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      <section aria-label="Contadores" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {CARDS.map(({ label, value, note }) => (
          <StatCard key={label} label={label} value={data ? value(data) : null} note={note} loading={isLoading} />
        ))}
      </section>
      <LatestTickets tickets={data?.tickets} isLoading={isLoading} />
      <OverviewCharts overview={data} isLoading={isLoading} />
    </PageBody>
  )
}
