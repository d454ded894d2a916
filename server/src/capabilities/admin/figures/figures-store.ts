import { PAID_PLANS, type PaidPlan } from '@prancheta/core/billing/plans.ts'
import type { Payers } from '@prancheta/core/billing/prices.ts'
import { sql } from 'kysely'
import { countAdminsByDay } from '#capabilities/identity/index.ts'
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

type PlanCount = { plan: string; held: number; paying: number }

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

type PlanDay = {
  day: string
  plan: 'starter' | 'pro' | 'black' | 'vip_unlimited'
  active: number
  paying: number
  mrr_cents: number
}

/** The last look of a day is the one that stays. */
export async function writePlanDays(db: Queryable, rows: readonly PlanDay[]): Promise<void> {
  await db
    .insertInto('plan_days')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['day', 'plan']).doUpdateSet(({ ref }) => ({
        active: ref('excluded.active'),
        paying: ref('excluded.paying'),
        mrr_cents: ref('excluded.mrr_cents'),
      })),
    )
    .execute()
}

/** Revenue and active paid plans of every day that was looked at. */
export async function planHistory(db: Queryable, sinceDay: string) {
  const { rows } = await sql<{ day: string; mrr_cents: number; paid_plans: number }>`
    select day, sum(mrr_cents)::bigint as mrr_cents,
      coalesce(sum(active) filter (where plan in ('starter', 'pro', 'black')), 0)::bigint as paid_plans
    from plan_days where day >= ${sinceDay}::date group by day order by day`.execute(db)
  return rows
}

export async function recordedSince(db: Queryable): Promise<Date> {
  return (await db.selectFrom('figures_start').select('at').executeTakeFirstOrThrow()).at
}

type Movements = { started: number; cancelled: number; ended: number; left: number; payment_failures: number }

/** `ended` counts all who stopped paying, `left` those among them who were not given a plan instead. */
export async function countMovements(db: Queryable, since: Date): Promise<Movements> {
  const { rows } = await sql<Movements>`
    select count(*) filter (where kind = 'started') as started,
      count(*) filter (where kind = 'cancelled') as cancelled,
      count(*) filter (where kind = 'ended') as ended,
      count(*) filter (where kind = 'ended' and plan_after is distinct from 'vip_unlimited') as left,
      count(*) filter (where kind = 'payment_failed') as payment_failures
    from plan_changes where at >= ${since}`.execute(db)
  return rows[0] ?? { started: 0, cancelled: 0, ended: 0, left: 0, payment_failures: 0 }
}

type DayTotals = { total: number; byDay: ReadonlyMap<string, number> }

/** Users are the accounts without the admins, on every screen: the total, and by the day each was made on. */
export async function countUsers(db: Queryable, sinceDay: string): Promise<DayTotals> {
  const [accounts, admins] = await Promise.all([countDays(db, 'accounts', sinceDay), countAdminsByDay(db)])
  const users = [...accounts.byDay].map(([day, count]): [string, number] => [day, count - (admins.get(day) ?? 0)])
  return { total: accounts.total - sumOf(admins.values()), byDay: new Map(users) }
}

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0)

/** How many there are of a kind, and by the day they were made on. */
export async function countDays(db: Queryable, kind: 'accounts' | 'analyses', sinceDay: string): Promise<DayTotals> {
  const { rows } = await sql<{ total: number | null; day: string; count: number }>`
    select day, sum(count)::bigint as count,
      (select sum(count)::bigint from day_counts where kind = ${kind}) as total
    from day_counts where kind = ${kind} and day >= ${sinceDay}::date group by day`.execute(db)
  const first = rows[0]
  const total = first ? first.total : await totalOf(db, kind)
  return { total: total ?? 0, byDay: new Map(rows.map(({ day, count }) => [day, count])) }
}

async function totalOf(db: Queryable, kind: 'accounts' | 'analyses'): Promise<number | null> {
  const { rows } = await sql<{ total: number | null }>`
    select sum(count)::bigint as total from day_counts where kind = ${kind}`.execute(db)
  return rows[0]?.total ?? null
}
