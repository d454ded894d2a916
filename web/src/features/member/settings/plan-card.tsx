import type { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleSlash } from 'lucide-react'
import { planWords } from '#domain/billing/plan-words.ts'
import { dashboardQuery, planQuery } from '#lib/api/member-queries.ts'
import { formatCount, formatDate } from '#lib/format/format.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { LinkButton } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Facts } from '#ui/primitives/data-table.tsx'
import { Loaded } from './loaded.tsx'

type PlanState = OutputOf<typeof readPlan>

export function PlanCard() {
  const plan = useQuery(planQuery)
  return (
    <Card
      level="h2"
      title="Plano atual"
      aside={plan.data && <StateBadge badge={wordsOf(plan.data).badge} />}
      actions={
        <LinkButton to="/pricing" variant="secondary">
          {identityWords.manageSubscription}
        </LinkButton>
      }
    >
      <Loaded query={plan} lines={3}>
        {(data) => <PlanFacts plan={data} />}
      </Loaded>
    </Card>
  )
}

function wordsOf({ current_period_end: periodEnd, access_until: accessUntil, ...plan }: PlanState) {
  return planWords({ ...plan, periodEnd, accessUntil })
}

function PlanFacts({ plan }: { plan: PlanState }) {
  const { name, sentence, date } = wordsOf(plan)
  // The month's conversations begin anew for everybody on the first; a subscription renews or ends on its own day.
  const month = { name: 'Novas partidas em', value: formatDate(new Date(plan.analyses_reset_at)) }
  return (
    <>
      <p className="headline text-2xl">{name}</p>
      <p className="mt-1 mb-4 text-ink-muted text-sm">
        <UsedOfLimit used={plan.analyses_count_month} limit={plan.limit} /> {identityWords.conversationsThisMonth}
      </p>
      {/* A running one needs no sentence: its date says it. */}
      {sentence && !(plan.active && plan.stage === 'active') && <p className="mb-4 text-sm">{sentence}</p>}
      <Facts rows={date ? [date, month] : [month]} />
    </>
  )
}

function StateBadge({ badge: { tone, text } }: Pick<ReturnType<typeof planWords>, 'badge'>) {
  const Icon = tone === 'good' ? CircleCheck : CircleSlash
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {text}
    </Badge>
  )
}

/** 1/3, or 1/∞ where there is no limit. */
function UsedOfLimit({ used, limit }: { used: number; limit: number | null }) {
  return (
    <span className="figures text-base text-ink">
      {formatCount(used)}/
      {limit === null ? (
        <>
          <span aria-hidden="true">∞</span>
          <span className="sr-only">sem limite</span>
        </>
      ) : (
        formatCount(limit)
      )}
    </span>
  )
}

export function UsageCard() {
  const stats = useQuery(dashboardQuery)
  return (
    <Card
      level="h2"
      title="Uso"
      actions={
        <LinkButton to="/history" variant="secondary">
          Ver histórico
        </LinkButton>
      }
    >
      <Loaded query={stats} lines={2}>
        {({ monthAnalyses, totalAnalyses }) => (
          <Facts
            rows={[
              { name: 'Partidas este mês', value: formatCount(monthAnalyses) },
              { name: 'Análises salvas', value: formatCount(totalAnalyses) },
            ]}
          />
        )}
      </Loaded>
    </Card>
  )
}
