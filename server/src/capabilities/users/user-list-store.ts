import type { UserSort } from '@prancheta/contract/admin-users.ts'
import type { Plan } from '@prancheta/core/plans/plans.ts'
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

const IS_NO_ADMIN = sql<boolean>`not exists (
  select from user_roles where user_roles.user_id = profiles.id and user_roles.role = 'admin')`

/** Summed from the days' counts; counting the accounts themselves would take longer the more there are. */
export async function countUsers(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce((select sum(count) from day_counts where kind = 'accounts'), 0)
      - (select count(*) from user_roles where role = 'admin') as count`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** The ids of one part of all users. The second half is read from the end, so the farthest page is the middle one. */
export async function userIds(db: Queryable, { sort, offset, limit }: ListPart, total: number): Promise<string[]> {
  const count = Math.min(limit, total - offset)
  if (count <= 0) return []
  const isNearEnd = offset > total / 2
  const order = isNearEnd ? ORDERS[sort].reversed : ORDERS[sort].forward
  const skipped = isNearEnd ? total - offset - count : offset
  const { rows } = await sql<{ id: string }>`
    select id from profiles where ${IS_NO_ADMIN} order by ${order} limit ${count} offset ${skipped}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return isNearEnd ? ids.reverse() : ids
}

/** How many a search finds, counted up to `max` and one more. */
export async function countFound(db: Queryable, words: string, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from profiles where ${holds(words)} and ${IS_NO_ADMIN} limit ${max + 1}) as found`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * The ids of one part of what a search finds. A rare word's people are gathered by the indexes and then put in order; a
 * common one's are met soon when the list is read in its own order, where sorting them all would take long.
 */
export async function foundIds(
  db: Queryable,
  words: string,
  { sort, offset, limit }: ListPart,
  { isCommon }: { isCommon: boolean },
): Promise<string[]> {
  const order = ORDERS[sort].forward
  const found = sql`select id, created_at, name_sort, email from profiles where ${holds(words)} and ${IS_NO_ADMIN}`
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
    .where('profiles.id', 'in', [...ids])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** For files: everybody after an id, the newest first, as many at a time as asked for. */
export function usersBefore(
  db: Queryable,
  { before, words, limit }: { before: string | null; words: string; limit: number },
): Promise<ListedRow[]> {
  return listed(db)
    .where(IS_NO_ADMIN)
    .$if(words !== '', (query) => query.where(holds(words)))
    .$if(before !== null, (query) => query.where('profiles.id', '<', before ?? ''))
    .orderBy('profiles.id', 'desc')
    .limit(limit)
    .execute()
}

function listed(db: Queryable) {
  return db
    .selectFrom('profiles')
    .innerJoin('plans', 'plans.user_id', 'profiles.id')
    .select([
      'profiles.id',
      'profiles.name',
      'profiles.email',
      'profiles.phone',
      'profiles.created_at',
      'profiles.suspended_at',
      'profiles.tipster_slug',
      'plans.plan',
      'plans.active',
      'plans.access_until',
    ])
}

/** Fewer than three letters make no trigram, so they are looked for at the beginning of name and e-mail only. */
function holds(words: string): RawBuilder<boolean> {
  const escaped = words.replaceAll(/[\\%_]/g, String.raw`\$&`) // typed, not meant as wild cards
  if ([...words].length < 3) {
    const start = sql`searchable(${escaped}) || '%'`
    return sql<boolean>`(profiles.name_sort like ${start} or profiles.email collate "C" like ${start})`
  }
  return sql<boolean>`searchable(coalesce(profiles.name, '') || ' ' || profiles.email)
    like '%' || searchable(${escaped}) || '%'`
}
