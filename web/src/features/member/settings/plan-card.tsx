import type { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { PLAN_NAMES } from '@prancheta/contract/billing/plan-names.ts'
import { checkSubscription } from '@prancheta/contract/billing/routes.ts'
import { identityWords } from '@prancheta/contract/identity/words.ts'
import type { OutputOf } from '@prancheta/contract/protocol/route.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleSlash } from 'lucide-react'
import { subscriptionWords } from '#domain/billing/plan-words.ts'
import { callApi } from '#lib/api/call-api.ts'
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
      aside={plan.data && <ActiveBadge active={plan.data.active} />}
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

function PlanFacts({ plan }: { plan: PlanState }) {
  const subscription = useQuery(subscriptionQuery)
  const words = subscription.data ? subscriptionWords(subscription.data) : null
  return (
    <>
      <p className="headline text-2xl">{PLAN_NAMES[plan.plan]}</p>
      <p className="mt-1 mb-4 text-ink-muted text-sm">
        <UsedOfLimit used={plan.analyses_count_month} limit={plan.limit} /> {identityWords.conversationsThisMonth}
      </p>
      {/* A running one needs no sentence: its date says it. */}
      {words && subscription.data?.stage !== 'active' && <p className="mb-4 text-sm">{words.sentence}</p>}
      <Facts rows={renewals(plan, words?.date ?? null)} />
    </>
  )
}

/** A subscription renews or ends on its own day; the month's matches begin anew for everybody on the first. */
function renewals({ current_period_end, analyses_reset_at }: PlanState, date: { name: string; value: string } | null) {
  const month = { name: 'Novas partidas em', value: formatDate(new Date(analyses_reset_at)) }
  if (date) return [date, month]
  if (current_period_end === null) return [month]
  return [{ name: 'Renovação', value: formatDate(new Date(current_period_end)) }, month]
}

function ActiveBadge({ active }: { active: boolean }) {
  return active ? (
    <Badge tone="good" icon={<CircleCheck aria-hidden="true" />}>
      Ativo
    </Badge>
  ) : (
    <Badge tone="warn" icon={<CircleSlash aria-hidden="true" />}>
      Inativo
    </Badge>
  )
}

/** Where the signed-in person's subscription stands. */
const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => callApi(checkSubscription, {}, { signal }),
})

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
