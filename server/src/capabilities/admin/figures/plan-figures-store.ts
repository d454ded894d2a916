import { PAID_PLANS, type PaidPlan } from '@prancheta/core/billing/plans.ts'
import type { Payers } from '@prancheta/core/billing/revenue.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

/** Active paid plans with a subscription whose period runs: what the specification calls recurring revenue. */
const IS_PAYING = (now: Date) => sql<boolean>`plans.is_paying and plans.current_period_end > ${now}::timestamptz
  and (plans.access_until is null or plans.access_until > ${now}::timestamptz)`

/** Paid plans that time has ended and nobody has written down yet: few, and found by the moment they ended. */
const OVERDUE = (now: Date) => sql`
  select plan, true as is_over, is_paying from member_plans
  where access_until <= ${now}::timestamptz and active and plan in (${sql.join(PAID_PLANS)})
  union all
  select plan, false, true from member_plans
  where is_paying
    and (current_period_end <= ${now}::timestamptz or current_period_end is null)
    and (access_until > ${now}::timestamptz or access_until is null)`

export type PlanCount = { plan: string; held: number; paying: number }

/** Active plans but the free trial, and those paid for, by plan: what the changes added up to, without what time has ended. */
export async function countPlans(db: Queryable, now: Date): Promise<PlanCount[]> {
  const { rows } = await sql<PlanCount>`
    with over as (
      select plan, count(*) filter (where is_over) as held, count(*) filter (where is_paying) as paying
      from (${OVERDUE(now)}) as ended group by plan)
    select plan, (sum(t.held) - coalesce(max(over.held), 0))::int as held,
      (sum(t.paying) - coalesce(max(over.paying), 0))::int as paying
    from plan_totals t left join over using (plan) group by plan`.execute(db)
  return rows
}

export function payersOf(counts: readonly PlanCount[]): Payers {
  const payingOf = (plan: PaidPlan) => counts.find((count) => count.plan === plan)?.paying ?? 0
  return { starter: payingOf('starter'), pro: payingOf('pro'), black: payingOf('black') }
}

type BilledRow = { user_id: string; name: string | null; email: string; plan: PaidPlan; at: Date }

/** Who is billed next, soonest first; whoever cancelled is not billed again. */
export async function nextRenewals(db: Queryable, now: Date, limit: number): Promise<BilledRow[]> {
  const { rows } = await sql<BilledRow>`
    select plans.user_id, people.name, people.email, plans.plan, plans.current_period_end as at
    from member_plans plans join people on people.id = plans.user_id
    where ${IS_PAYING(now)} and plans.subscription_cancels_at is null and plans.subscription_status <> 'canceled'
    order by plans.current_period_end limit ${limit}`.execute(db)
  return rows
}

/** Whose payment failed and whose days of grace run, the first to end first. */
export async function pastDue(db: Queryable, now: Date, limit: number): Promise<BilledRow[]> {
  const { rows } = await sql<BilledRow>`
    select plans.user_id, people.name, people.email, plans.plan, plans.access_until as at
    from member_plans plans join people on people.id = plans.user_id
    where plans.subscription_status = 'past_due' and plans.access_until > ${now}::timestamptz
      and plans.plan in (${sql.join(PAID_PLANS)})
    order by plans.access_until limit ${limit}`.execute(db)
  return rows
}

export type PayerRow = BilledRow & { subscription_status: string | null; cancels_at: Date | null }

/** For files: payers after an id. */
export async function payersAfter(db: Queryable, now: Date, after: string | null, limit: number): Promise<PayerRow[]> {
  const { rows } = await sql<PayerRow>`
    select plans.user_id, people.name, people.email, plans.plan, plans.current_period_end as at,
      plans.subscription_status, plans.subscription_cancels_at as cancels_at
    from member_plans plans join people on people.id = plans.user_id
    where ${IS_PAYING(now)} and (${after}::uuid is null or plans.user_id > ${after}::uuid)
    order by plans.user_id limit ${limit}`.execute(db)
  return rows
}
