import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

export type PlanDay = {
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

export type Movements = { started: number; cancelled: number; ended: number; left: number; payment_failures: number }

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

export type DayTotals = { total: number; byDay: Map<string, number> }

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

/** All accounts there are, admins included. */
export async function countAccounts(db: Queryable): Promise<number> {
  return (await totalOf(db, 'accounts')) ?? 0
}

async function totalOf(db: Queryable, kind: 'accounts' | 'analyses'): Promise<number | null> {
  const { rows } = await sql<{ total: number | null }>`
    select sum(count)::bigint as total from day_counts where kind = ${kind}`.execute(db)
  return rows[0]?.total ?? null
}
