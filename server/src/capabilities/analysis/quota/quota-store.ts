import type { Plan } from '@prancheta/core/billing/plans.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

export type SubjectColumns = { fixture_id: number | null; conversation_id: string | null }

/** The plan as it is written, and what else decides how much the month allows. */
export type MemberRow = { plan: Plan; active: boolean; access_until: Date | null; is_admin: boolean }

export function requireMember(db: Queryable, userId: string): Promise<MemberRow> {
  return db
    .selectFrom('member_plans')
    .innerJoin('people', 'people.id', 'member_plans.user_id')
    .select(['member_plans.plan', 'member_plans.active', 'member_plans.access_until', 'people.is_admin'])
    .where('member_plans.user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

type NewClaim = {
  userId: string
  subject: SubjectColumns
  limit: number | null
  now: Date
  /** When its work is over for sure. */
  busyUntil: Date
}

export type ClaimRow = { granted: boolean; new_unit: boolean; month: string; used: number }

/** One statement; the function behind it (migration 0023) locks the plan's row before it reads anything. */
export async function claimUnit(
  db: Queryable,
  { userId, subject, limit, now, busyUntil }: NewClaim,
): Promise<ClaimRow> {
  const { rows } = await sql<ClaimRow>`
    select * from claim_quota(${userId}::uuid, ${subject.fixture_id}::bigint, ${subject.conversation_id}::uuid,
      ${limit}::integer, ${now}::timestamptz, ${busyUntil}::timestamptz)`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a claim gave no answer')
  return row
}

type HeldUnit = { userId: string; month: string; subject: SubjectColumns }

export async function keepUnit(db: Queryable, { userId, month, subject }: HeldUnit): Promise<void> {
  await sql`select keep_quota(${userId}::uuid, ${month}::date, ${subject.fixture_id}::bigint,
    ${subject.conversation_id}::uuid)`.execute(db)
}

export async function returnUnit(db: Queryable, { userId, month, subject }: HeldUnit): Promise<void> {
  await sql`select give_back_quota(${userId}::uuid, ${month}::date, ${subject.fixture_id}::bigint,
    ${subject.conversation_id}::uuid)`.execute(db)
}

/** Notes what somebody's month has used before their account goes. */
export async function keepUsage(db: Queryable, userId: string, hashes: readonly string[], now: Date): Promise<void> {
  await sql`select keep_usage(${userId}::uuid, ${hashes}::text[], ${now}::timestamptz)`.execute(db)
}

/** Begins the month of a new account where that of the same person stood. */
export async function carryUsage(db: Queryable, userId: string, hashes: readonly string[], now: Date): Promise<void> {
  await sql`select carry_usage(${userId}::uuid, ${hashes}::text[], ${now}::timestamptz)`.execute(db)
}

/** What was used in months that are over counts for nobody any more. */
export async function deleteKeptUsage(db: Queryable, now: Date): Promise<void> {
  await sql`delete from kept_usage where month < month_counted(month_end_sao_paulo(${now}::timestamptz))`.execute(db)
}

export type QuotaRow = MemberRow & {
  used: number
  resets_at: Date
  already_counted: boolean
}

/**
 * Where the month stands, read only: a counter whose month is over reads as 0 until the next claim resets it, and a unit that was
 * abandoned as not taken until the next claim gives it back.
 */
export async function readQuota(
  db: Queryable,
  { userId, subject, now }: { userId: string; subject: SubjectColumns; now: Date },
): Promise<QuotaRow> {
  const { rows } = await sql<QuotaRow>`
    select p.plan, p.active, p.access_until, people.is_admin,
      case when p.analyses_reset_at <= ${now}::timestamptz then 0 else greatest(0, p.analyses_count_month - (
        select count(*)::int from quota_claims c where c.user_id = p.user_id
          and c.month = month_counted(p.analyses_reset_at) and is_abandoned(c, ${now}::timestamptz))) end as used,
      case when p.analyses_reset_at <= ${now}::timestamptz then month_end_sao_paulo(${now}::timestamptz)
        else p.analyses_reset_at end as resets_at,
      exists (
        select from quota_claims c
        where c.user_id = p.user_id and p.analyses_reset_at > ${now}::timestamptz
          and c.month = month_counted(p.analyses_reset_at) and not is_abandoned(c, ${now}::timestamptz)
          and (c.fixture_id = ${subject.fixture_id}::bigint or c.conversation_id = ${subject.conversation_id}::uuid)
      ) as already_counted
    from member_plans p join people on people.id = p.user_id
    where p.user_id = ${userId}::uuid`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a user without a plan')
  return row
}

/** This month's matches, as `readQuota` counts them. */
export async function findCounted(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<{ fixture_id: number; is_analysed: boolean }[]> {
  const { rows } = await sql<{ fixture_id: number; is_analysed: boolean }>`
    select c.fixture_id, exists (
        select from analysis_runs r where r.user_id = c.user_id and r.fixture_id = c.fixture_id
      ) as is_analysed
    from quota_claims c join member_plans p on p.user_id = c.user_id
    where c.user_id = ${userId}::uuid and c.fixture_id is not null and p.analyses_reset_at > ${now}::timestamptz
      and c.month = month_counted(p.analyses_reset_at) and not is_abandoned(c, ${now}::timestamptz)`.execute(db)
  return rows
}
