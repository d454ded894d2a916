import type { Payers } from '@prancheta/core/finance/revenue.ts'
import { PAID_PLANS, type PaidPlan } from '@prancheta/core/plans/plans.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

/** Active paid plans with a subscription whose period runs: what the specification calls recurring revenue. */
const IS_PAYING = (now: Date) => sql<boolean>`plans.active and plans.plan in ('starter', 'pro', 'black')
  and plans.stripe_subscription is not null and plans.current_period_end > ${now}::timestamptz
  and (plans.access_until is null or plans.access_until > ${now}::timestamptz)`

/** Written down or not, a paid plan that ran out is held by nobody. */
const IS_HELD = (now: Date) => sql<boolean>`plans.active and plans.plan <> 'teste'
  and (plans.access_until is null or plans.access_until > ${now}::timestamptz or plans.plan not in ('starter', 'pro', 'black'))`

export async function countPayers(db: Queryable, now: Date): Promise<Payers> {
  const { rows } = await sql<{ plan: PaidPlan; count: number }>`
    select plan, count(*) as count from plans where ${IS_PAYING(now)} group by plan`.execute(db)
  const payers: Payers = { starter: 0, pro: 0, black: 0 }
  for (const { plan, count } of rows) payers[plan] = count
  return payers
}

/** Active plans but the free trial, by plan. */
export async function countHolders(db: Queryable, now: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ plan: string; count: number }>`
    select plan, count(*) as count from plans where ${IS_HELD(now)} group by plan`.execute(db)
  return new Map(rows.map(({ plan, count }) => [plan, count]))
}

type BilledRow = { user_id: string; name: string | null; email: string; plan: PaidPlan; at: Date }

/** Who is billed next, soonest first; whoever cancelled is not billed again. */
export async function nextRenewals(db: Queryable, now: Date, limit: number): Promise<BilledRow[]> {
  const { rows } = await sql<BilledRow>`
    select plans.user_id, profiles.name, profiles.email, plans.plan, plans.current_period_end as at
    from plans join profiles on profiles.id = plans.user_id
    where ${IS_PAYING(now)} and plans.subscription_cancels_at is null and plans.subscription_status <> 'canceled'
    order by plans.current_period_end limit ${limit}`.execute(db)
  return rows
}

/** Whose payment failed and whose days of grace run, the first to end first. */
export async function pastDue(db: Queryable, now: Date, limit: number): Promise<BilledRow[]> {
  const { rows } = await sql<BilledRow>`
    select plans.user_id, profiles.name, profiles.email, plans.plan, plans.access_until as at
    from plans join profiles on profiles.id = plans.user_id
    where plans.subscription_status = 'past_due' and plans.access_until > ${now}::timestamptz
      and plans.plan in (${sql.join(PAID_PLANS)})
    order by plans.access_until limit ${limit}`.execute(db)
  return rows
}

export type PayerRow = BilledRow & { subscription_status: string | null; cancels_at: Date | null }

/** For files: payers after an id. */
export async function payersAfter(db: Queryable, now: Date, after: string | null, limit: number): Promise<PayerRow[]> {
  const { rows } = await sql<PayerRow>`
    select plans.user_id, profiles.name, profiles.email, plans.plan, plans.current_period_end as at,
      plans.subscription_status, plans.subscription_cancels_at as cancels_at
    from plans join profiles on profiles.id = plans.user_id
    where ${IS_PAYING(now)} and (${after}::uuid is null or plans.user_id > ${after}::uuid)
    order by plans.user_id limit ${limit}`.execute(db)
  return rows
}
