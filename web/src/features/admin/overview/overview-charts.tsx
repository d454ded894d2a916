import type { DayCount, readOverview } from '@prancheta/contract/admin/figures.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { formatCount } from '#lib/format/format.ts'
import { ChartFrame } from '#ui/charts/chart-frame.tsx'
import { DayChart } from '#ui/charts/day-chart.tsx'

/** Where the card that counts them leads: there is no list of everybody's analyses. */
export const ANALYSES_CHART_ID = 'analises-por-dia'

type Overview = OutputOf<typeof readOverview>
type Props = { overview: Overview | undefined; isLoading: boolean }

export function OverviewCharts({ overview, isLoading }: Props) {
  if (!isLoading && !overview) return null
  const signUps = overview?.sign_ups ?? []
  const analyses = overview?.analyses_by_day ?? []
  const plans = overview?.paid_plans ?? []
  return (
    <section aria-label="Ao longo do tempo" className="grid gap-4 lg:grid-cols-3">
      <h2 className="sr-only">Ao longo do tempo</h2>
      <ChartFrame
        title="Cadastros por dia"
        summary={`${formatCount(sumOf(signUps))} contas criadas nos últimos ${signUps.length} dias.`}
        loading={isLoading}
        empty={overview && sumOf(signUps) === 0 ? 'Nenhuma conta criada neste período.' : undefined}
      >
        <DayChart points={signUps.map(toPoint)} format={formatCount} shape="bars" color="var(--chart-1)" />
      </ChartFrame>
      <div id={ANALYSES_CHART_ID} className="grid scroll-mt-20">
        <ChartFrame
          title="Análises salvas por dia"
          summary={`${formatCount(sumOf(analyses))} análises salvas nos últimos ${analyses.length} dias.`}
          loading={isLoading}
          empty={overview && sumOf(analyses) === 0 ? 'Nenhuma análise salva neste período.' : undefined}
        >
          <DayChart points={analyses.map(toPoint)} format={formatCount} shape="bars" color="var(--chart-2)" />
        </ChartFrame>
      </div>
      <ChartFrame title="Planos pagos ativos" summary={plansSummary(plans)} loading={isLoading}>
        <DayChart points={plans.map(toPoint)} format={formatCount} shape="line" color="var(--chart-3)" />
      </ChartFrame>
    </section>
  )
}

function plansSummary(plans: readonly DayCount[]): string {
  const today = plans.at(-1)
  if (!today) return ''
  const days = plans.length === 1 ? '1 dia contado' : `${plans.length} dias contados`
  return `${formatCount(today.count)} hoje; ${days} até agora.`
}

function sumOf(counts: readonly DayCount[]): number {
  return counts.reduce((sum, { count }) => sum + count, 0)
}

function toPoint({ day, count }: DayCount) {
  return { day, value: count }
}
