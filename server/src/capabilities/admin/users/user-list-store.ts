import type { UserPlan, UserSort } from '@prancheta/contract/admin/users.ts'
import { PAID_PLANS, type Plan } from '@prancheta/core/billing/plans.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

export type ListedRow = {
  id: string
  name: string | null
  email: string
  phone: string | null
  created_at: Date
  suspended_at: Date | null
  tipster_slug: string | null
  plan: Plan
  active: boolean
  access_until: Date | null
}

/** Which part of the list: so many after so many. */
export type ListPart = { sort: UserSort; offset: number; limit: number }

/** Each with its own index. Reversed, the same index is read from its other end. */
const ORDERS: Record<UserSort, { forward: RawBuilder<unknown>; reversed: RawBuilder<unknown> }> = {
  newest: { forward: sql`created_at desc, id desc`, reversed: sql`created_at, id` },
  name: { forward: sql`name_sort, id`, reversed: sql`name_sort desc, id desc` },
  email: { forward: sql`email collate "C"`, reversed: sql`email collate "C" desc` },
}

/** Whom a list is narrowed to; no words and no plan are everybody. */
export type UserFilter = { words: string; plan: UserPlan | null; now: Date }

const IS_NO_ADMIN = sql<boolean>`not people.is_admin`

/** The ids of one part of all users. The second half is read from the end, so the farthest page is the middle one. */
export async function userIds(db: Queryable, { sort, offset, limit }: ListPart, total: number): Promise<string[]> {
  const count = Math.min(limit, total - offset)
  if (count <= 0) return []
  const isNearEnd = offset > total / 2
  const order = isNearEnd ? ORDERS[sort].reversed : ORDERS[sort].forward
  const skipped = isNearEnd ? total - offset - count : offset
  const { rows } = await sql<{ id: string }>`
    select id from people where ${IS_NO_ADMIN} order by ${order} limit ${count} offset ${skipped}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return isNearEnd ? ids.reverse() : ids
}

/** How many a filter finds, counted up to `max` and one more. */
export async function countFound(db: Queryable, filter: UserFilter, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from people where ${passes(filter)} and ${IS_NO_ADMIN} limit ${max + 1}) as found`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * The ids of one part of what a filter finds. A rare word's people are gathered by the indexes and then put in order; a
 * common one's are met soon when the list is read in its own order, where sorting them all would take long.
 */
export async function foundIds(
  db: Queryable,
  filter: UserFilter,
  { sort, offset, limit }: ListPart,
  { isCommon }: { isCommon: boolean },
): Promise<string[]> {
  const order = ORDERS[sort].forward
  const found = sql`select id, created_at, name_sort, email from people where ${passes(filter)} and ${IS_NO_ADMIN}`
  const { rows } = isCommon
    ? await sql<{ id: string }>`${found} order by ${order} limit ${limit} offset ${offset}`.execute(db)
    : await sql<{ id: string }>`with found as materialized (${found})
        select id from found order by ${order} limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ id }) => id)
}

/** In the order of the ids. */
export async function usersByIds(db: Queryable, ids: readonly string[]): Promise<ListedRow[]> {
  if (ids.length === 0) return []
  const rows = await listed(db)
    .where('people.id', 'in', [...ids])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** For files: everybody after an id, the newest first, as many at a time as asked for. */
export function usersBefore(
  db: Queryable,
  { before, filter, limit }: { before: string | null; filter: UserFilter; limit: number },
): Promise<ListedRow[]> {
  return listed(db)
    .where(IS_NO_ADMIN)
    .where(passes(filter))
    .$if(before !== null, (query) => query.where('people.id', '<', before ?? ''))
    .orderBy('people.id', 'desc')
    .limit(limit)
    .execute()
}

function listed(db: Queryable) {
  return db
    .selectFrom('people')
    .innerJoin('member_plans', 'member_plans.user_id', 'people.id')
    .select([
      'people.id',
      'people.name',
      'people.email',
      'people.phone',
      'people.created_at',
      'people.suspended_at',
      'people.tipster_slug',
      'member_plans.plan',
      'member_plans.active',
      'member_plans.access_until',
    ])
}

function passes({ words, plan, now }: UserFilter): RawBuilder<boolean> {
  const found = words === '' ? sql<boolean>`true` : holds(words)
  if (plan === null) return found
  return sql<boolean>`${found} and exists (
    select from member_plans held where held.user_id = people.id and ${isOf(plan, now)})`
}

/** The same that `planAt` says of one row: a plan whose time is over is the free one. */
function isOf(plan: UserPlan, now: Date): RawBuilder<boolean> {
  const isOver = sql`(held.plan in (${sql.join(PAID_PLANS)}) and coalesce(held.access_until <= ${now}::timestamptz, false))`
  if (plan === 'teste') return sql<boolean>`(held.plan = 'teste' or ${isOver})`
  const isPlan = plan === 'active' ? sql`held.plan <> 'teste' and held.active` : sql`held.plan = ${plan}`
  return sql<boolean>`${isPlan} and not ${isOver}`
}

/** Fewer than three letters make no trigram, so they are looked for at the beginning of name and e-mail only. */
function holds(words: string): RawBuilder<boolean> {
  const escaped = words.replaceAll(/[\\%_]/g, String.raw`\$&`) // typed, not meant as wild cards
  if ([...words].length < 3) {
    const start = sql`searchable(${escaped}) || '%'`
    return sql<boolean>`(people.name_sort like ${start} or people.email collate "C" like ${start})`
  }
  return sql<boolean>`people.search_text like '%' || searchable(${escaped}) || '%'`
}
