import type { readDashboard } from '@prancheta/contract/account/dashboard.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { hitRate, settledHitRate } from '@prancheta/core/history/record.ts'
import { planLine } from '#domain/billing/plan-words.ts'
import { formatChance, formatCount } from '#lib/format/format.ts'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Meter } from '#ui/feedback/progress.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { ResultLabel, StatCard } from '#ui/product/stat-card.tsx'

/** What the month has used of its matches. Undefined while loading. */
export function MonthUsage({ stats }: { stats: DashboardStats | undefined }) {
  return (
    <Card
      level="h2"
      title="Uso do mês"
      description="Cada partida conta uma vez por mês; estudar a mesma de novo não gasta nada."
      aside={
        stats && (
          <span className="shrink-0">
            <Badge tone="brand">Plano {planLine({ plan: stats.plan, active: stats.planActive })}</Badge>
          </span>
        )
      }
      actions={
        stats && offersUpgrade(stats) ? (
          <LinkButton to="/pricing" variant="primary">
            Fazer upgrade
          </LinkButton>
        ) : undefined
      }
    >
      {stats ? <Usage stats={stats} /> : <Skeleton className="h-14 w-full" />}
    </Card>
  )
}

function Usage({ stats }: { stats: DashboardStats }) {
  const { monthAnalyses, quotaLimit, quotaRemaining } = stats
  if (quotaLimit === null || quotaRemaining === null) {
    return (
      <p className="flex items-baseline gap-2">
        <span className="figures text-2xl">{formatCount(monthAnalyses)}</span>
        <span className="text-ink-muted text-sm">partidas este mês, sem limite</span>
      </p>
    )
  }
  const words = `${formatCount(monthAnalyses)} de ${formatCount(quotaLimit)} partidas usadas`
  return (
    <>
      <p className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="flex items-baseline gap-2">
          <span className="figures text-2xl">
            {formatCount(monthAnalyses)}/{formatCount(quotaLimit)}
          </span>
          <span className="text-ink-muted text-sm">partidas este mês</span>
        </span>
        <span className="font-semibold text-sm">{remainingWords(quotaRemaining)}</span>
      </p>
      <Meter label="Uso do mês" value={monthAnalyses} max={quotaLimit} text={words} />
    </>
  )
}

function remainingWords(remaining: number): string {
  if (remaining === 0) return 'Limite do mês atingido'
  return remaining === 1 ? 'Resta 1' : `Restam ${formatCount(remaining)}`
}

type DashboardStats = OutputOf<typeof readDashboard>

const UPGRADE_BELOW = 5

/** The upgrade button's exact condition. Without a limit nothing remains to be short of. */
export function offersUpgrade({ quotaRemaining, plan }: Pick<DashboardStats, 'quotaRemaining' | 'plan'>): boolean {
  if (plan === 'admin' || plan === 'vip_unlimited') return false
  return quotaRemaining !== null && quotaRemaining < UPGRADE_BELOW
}

/** Undefined while loading. */
export function Record({ stats }: { stats: DashboardStats | undefined }) {
  const loading = stats === undefined
  return (
    <section aria-labelledby="record-title" className="mt-8">
      <h2 id="record-title" className="headline text-lg">
        Seu desempenho
      </h2>
      {stats?.totalAnalyses === 0 && (
        <p className="mt-1 text-ink-muted text-sm">
          Começa com a primeira análise que você salvar: quando o jogo termina, ela vira green ou red aqui.
        </p>
      )}
      <div className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard
          label="Total de análises"
          value={stats ? formatCount(stats.totalAnalyses) : null}
          note="Salvas no histórico"
          loading={loading}
        />
        <StatCard
          label={<ResultLabel result="green" />}
          value={stats ? formatCount(stats.greenResults) : null}
          note="Resultados positivos"
          loading={loading}
        />
        <StatCard
          label={<ResultLabel result="red" />}
          value={stats ? formatCount(stats.redResults) : null}
          note="Resultados negativos"
          loading={loading}
        />
        <StatCard
          label="Taxa de acerto"
          value={stats ? formatChance(hitRate({ total: stats.totalAnalyses, green: stats.greenResults })) : null}
          note={stats ? settledNote(stats) : 'Green sobre o total'}
          loading={loading}
        />
      </div>
    </section>
  )
}

function settledNote({ greenResults, redResults }: DashboardStats): string {
  const settled = settledHitRate({ green: greenResults, red: redResults })
  return settled === null ? 'Ainda sem resultados marcados' : `${formatChance(settled)} das que têm resultado`
}
