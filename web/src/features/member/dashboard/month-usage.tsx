import type { readDashboard } from '@prancheta/contract/account/dashboard.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { PLAN_NAMES } from '#domain/billing/plan-words.ts'
import { formatCount } from '#lib/format/format.ts'
import { Skeleton } from '#ui/feedback/loading.tsx'
import { Meter } from '#ui/feedback/progress.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'

/** What the month has used of its matches. Undefined while loading. */
export function MonthUsage({ stats }: { stats: DashboardStats | undefined }) {
  return (
    <Card
      className="mt-4"
      level="h2"
      title="Uso do mês"
      description="Cada partida conta uma vez por mês; estudar a mesma de novo não gasta nada."
      aside={
        stats && (
          <span className="shrink-0">
            <Badge tone="brand">Plano {PLAN_NAMES[stats.plan]}</Badge>
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

export type DashboardStats = OutputOf<typeof readDashboard>

const UPGRADE_BELOW = 5

/** The upgrade button's exact condition. Without a limit nothing remains to be short of. */
export function offersUpgrade({ quotaRemaining, plan }: Pick<DashboardStats, 'quotaRemaining' | 'plan'>): boolean {
  if (plan === 'admin' || plan === 'vip_unlimited') return false
  return quotaRemaining !== null && quotaRemaining < UPGRADE_BELOW
}
