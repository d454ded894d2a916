import { FINANCE_CSV_PATH, MOVEMENT_DAYS, readFinance } from '@prancheta/contract/admin/figures.ts'
import { adminWords } from '@prancheta/contract/admin/words.ts'
import { inReais } from '@prancheta/core/billing/prices.ts'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '#lib/api/call-api.ts'
import { useFailureNotice } from '#lib/api/tell-failure.ts'
import { formatCents, formatChance, formatCount, formatDate, formatMoney } from '#lib/format/format.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { ChartFrame } from '#ui/charts/chart-frame.tsx'
import { DayChart } from '#ui/charts/day-chart.tsx'
import { LoadFailure } from '#ui/feedback/empty-state.tsx'
import { DownloadLink, PageBody, PageHead } from '#ui/product/page-head.tsx'
import { StatCard } from '#ui/product/stat-card.tsx'
import { BilledList, type Finance, PlanRevenue } from './plan-revenue.tsx'

export function meta() {
  return pageMeta('Financeiro', { listed: false })
}

export default function FinancePage() {
  const { data, error, isError, isFetching, refetch } = useQuery({
    queryKey: ['admin-finance'],
    queryFn: ({ signal }) => callApi(readFinance, {}, { signal }),
  })
  useFailureNotice(error, adminWords.financeLoadFailed)
  return (
    <PageBody>
      <PageHead
        title="Financeiro"
        lead="Receita mensal recorrente: a soma dos preços mensais das assinaturas pagas e ativas."
        actions={<DownloadLink href={FINANCE_CSV_PATH}>Exportar CSV</DownloadLink>}
      />
      {isError && !data && (
        <LoadFailure title={adminWords.financeLoadFailed} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {(data || !isError) && <MovementCards finance={data} />}
      {data && <Details finance={data} />}
    </PageBody>
  )
}

function Details({ finance }: { finance: Finance }) {
  const { history, since } = finance
  return (
    <>
      <p className="text-ink-muted text-xs">
        Entradas, saídas e falhas são registradas desde {formatDate(new Date(since))}; o que houve antes não entra na
        conta.
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ChartFrame
          level="h2"
          title="MRR por dia"
          summary={`${formatCents(finance.mrr_cents)} hoje; ${formatCount(history.length)} ${history.length === 1 ? 'dia contado' : 'dias contados'} até agora.`}
        >
          <DayChart
            points={history.map(({ day, mrr_cents }) => ({ day, value: inReais(mrr_cents) }))}
            format={formatMoney}
            shape="line"
            color="var(--chart-1)"
          />
        </ChartFrame>
        <PlanRevenue finance={finance} />
        <BilledList
          title="Próximas renovações"
          people={finance.renewals}
          dateName="Renova em"
          empty="Nenhuma assinatura para renovar."
        />
        <BilledList
          title="Pagamentos em atraso"
          people={finance.past_due}
          dateName="Tolerância até"
          empty="Nenhum pagamento em atraso."
        />
      </div>
    </>
  )
}

/** The figures that come first; their shapes stand before they are known. */
function MovementCards({ finance }: { finance: Finance | undefined }) {
  const loading = finance === undefined
  const span = `em ${MOVEMENT_DAYS} dias`
  const count = (value: number | undefined) => (value === undefined ? null : formatCount(value))
  const churn = finance?.churn ?? null
  return (
    <section aria-label="Resumo" className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      <StatCard label="MRR" value={finance ? formatCents(finance.mrr_cents) : null} loading={loading} />
      <StatCard label="Novas assinaturas" value={count(finance?.started)} note={span} loading={loading} />
      <StatCard
        label="Cancelamentos"
        value={count(finance?.cancelled)}
        note={`pedidos ${span}; valem até o fim do período`}
        loading={loading}
      />
      <StatCard label="Saídas" value={count(finance?.ended)} note={`deixaram de pagar ${span}`} loading={loading} />
      <StatCard
        label="Churn"
        value={churn === null ? null : formatChance(churn)}
        note={
          churn === null
            ? `precisa de ${MOVEMENT_DAYS} dias de registro e de quem pagasse no início deles`
            : `de quem pagava há ${MOVEMENT_DAYS} dias, a parte que saiu`
        }
        loading={loading}
      />
      <StatCard label="Pagamentos com falha" value={count(finance?.payment_failures)} note={span} loading={loading} />
    </section>
  )
}
