import type { Allowance } from '@prancheta/adapters/http/vendor-access.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

export type BudgetPeriod = 'minute' | 'day'
export type QuotaPeriod = BudgetPeriod | 'month'
export type BudgetWindow = { source: string; period: BudgetPeriod; startsAt: Date }

/** How many may be used of a window in all, and by jobs alone; null where it is somebody who waits. */
export type Allowed = { all: number; byJobs: number | null }

/** One statement, so that of many callers in many processes no more than allowed succeed. */
export async function claimBudget(
  db: Queryable,
  { source, period, startsAt }: BudgetWindow,
  cost: number,
  { all, byJobs }: Allowed,
): Promise<boolean> {
  if (cost > Math.min(all, byJobs ?? all)) return false
  const ofJobs = byJobs === null ? 0 : cost
  const row = await db
    .insertInto('provider_budgets')
    .values({ source, period, starts_at: startsAt, used: cost, used_by_jobs: ofJobs })
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'period', 'starts_at'])
        .doUpdateSet({
          used: sql`provider_budgets.used + ${cost}`,
          used_by_jobs: sql`provider_budgets.used_by_jobs + ${ofJobs}`,
        })
        .where(sql<number>`provider_budgets.used + ${cost}`, '<=', all)
        .where(sql<boolean>`(${byJobs}::int is null or provider_budgets.used_by_jobs + ${cost} <= ${byJobs}::int)`),
    )
    .returning('used')
    .executeTakeFirst()
  return row !== undefined
}

/** At least this much was used: the service counted more than we did, or says that all of it is gone. */
export async function raiseUsed(
  db: Queryable,
  { source, period, startsAt }: BudgetWindow,
  used: number,
): Promise<void> {
  await db
    .insertInto('provider_budgets')
    .values({ source, period, starts_at: startsAt, used })
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'period', 'starts_at'])
        .doUpdateSet({ used: sql`greatest(provider_budgets.used, ${used}::int)` }),
    )
    .execute()
}

export async function writeQuota(
  db: Queryable,
  source: string,
  period: QuotaPeriod,
  { limit, left }: Allowance,
  now: Date,
): Promise<void> {
  const said = { quota_limit: limit, quota_left: left, seen_at: now }
  await db
    .insertInto('provider_quotas')
    .values({ source, period, ...said })
    .onConflict((conflict) => conflict.columns(['source', 'period']).doUpdateSet(said))
    .execute()
}

export function listQuotas(db: Queryable) {
  return db
    .selectFrom('provider_quotas')
    .select(['source', 'period', 'quota_limit', 'quota_left', 'seen_at'])
    .orderBy('period')
    .execute()
}

export function findQuotas(db: Queryable, source: string) {
  return db
    .selectFrom('provider_quotas')
    .select(['period', 'quota_limit', 'quota_left'])
    .where('source', '=', source)
    .execute()
}

export async function deleteOldBudgets(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('provider_budgets').where('starts_at', '<', before).execute()
}
