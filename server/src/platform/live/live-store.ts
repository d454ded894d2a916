import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

/** A place in the feed: first by writing transaction, then by row. Its text form is the stream's event id. */
export type LivePosition = { xid: bigint; id: number }

export function isAfter(a: LivePosition, b: LivePosition): boolean {
  return a.xid > b.xid || (a.xid === b.xid && a.id > b.id)
}

export function toEventId({ xid, id }: LivePosition): string {
  return `${xid}-${id}`
}

/** The position of an id we once gave out; null for anything else. */
export function parseEventId(text: string): LivePosition | null {
  const match = /^(\d{1,19})-(\d{1,15})$/.exec(text)
  return match?.[1] === undefined ? null : { xid: BigInt(match[1]), id: Number(match[2]) }
}

function positionAfter({ xid, id }: LivePosition): RawBuilder<boolean> {
  return sql<boolean>`(live_events.xid, live_events.id) > (${xid.toString()}::text::xid8, ${id}::bigint)`
}

/** `user_id` is null where the news are everybody's. */
export type StoredEvent = { xid: string; id: number; user_id: string | null; type: string; data: unknown }

/**
 * Every transaction before this one has ended, or writes in another database of the same server and never here. Who runs
 * stands in the snapshot; where it runs is read after that, from one row that has both its number and its database. One
 * that is not found there may have been ours and ended meanwhile, so it counts as running until the next look. Not within
 * a longer transaction: there PostgreSQL keeps its first reading of who runs where.
 */
const SETTLED_BEFORE = sql`coalesce((
  select running from pg_snapshot_xip(pg_current_snapshot()) as running
  where not exists (select from pg_stat_activity
    where backend_xid = running::xid and datid <> (select oid from pg_database where datname = current_database()))
  order by running limit 1), pg_snapshot_xmax(pg_current_snapshot()))`

/** Rows that no older one can still be committed before: a younger one might be overtaken by its elder's commit. */
const SETTLED = sql<boolean>`xid < ${SETTLED_BEFORE}`

/** Everything settled after `position`, oldest first; `userId` null is an admin's view of all. */
export function eventsAfter(
  db: Queryable,
  position: LivePosition,
  { userId, until, limit }: { userId: string | null; until: LivePosition | null; limit: number },
): Promise<StoredEvent[]> {
  return db
    .selectFrom('live_events')
    .select([sql<string>`xid::text`.as('xid'), 'id', 'user_id', 'type', 'data'])
    .where(SETTLED)
    .where(positionAfter(position))
    .$if(until !== null, (query) => query.where(sql<boolean>`not ${positionAfter(until ?? position)}`))
    .$if(userId !== null, (query) =>
      query.where(({ or, eb }) => or([eb('user_id', '=', userId ?? ''), eb('user_id', 'is', null)])),
    )
    .orderBy(sql`live_events.xid`)
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Whether anything was written after `position`, settled or not. */
export async function hasEventsAfter(db: Queryable, position: LivePosition): Promise<boolean> {
  const row = await db.selectFrom('live_events').select('id').where(positionAfter(position)).limit(1).executeTakeFirst()
  return row !== undefined
}

/** Now: all that is settled lies at or before it. */
export async function currentPosition(db: Queryable): Promise<LivePosition> {
  const { rows } = await sql<{ xid: string }>`select ${SETTLED_BEFORE}::text as xid`.execute(db)
  return { xid: BigInt(rows[0]?.xid ?? '0'), id: 0 }
}

/** The furthest that a process can have read: no transaction has begun beyond it. */
export async function newestPosition(db: Queryable): Promise<LivePosition> {
  const { rows } = await sql<{ xid: string }>`select pg_snapshot_xmax(pg_current_snapshot())::text as xid`.execute(db)
  return { xid: BigInt(rows[0]?.xid ?? '0'), id: 0 }
}

/** Where the kept events begin. */
export async function horizon(db: Queryable): Promise<LivePosition> {
  const row = await db
    .selectFrom('live_horizon')
    .select([sql<string>`xid::text`.as('xid'), 'id'])
    .executeTakeFirstOrThrow()
  return { xid: BigInt(row.xid), id: row.id }
}

/** Forgets events older than `before` and moves the horizon behind them, in one statement. */
export async function pruneEvents(db: Queryable, before: Date): Promise<void> {
  await sql`
    with gone as (delete from live_events where created_at < ${before} returning xid, id),
    last as (select xid, id from gone order by xid desc, id desc limit 1)
    update live_horizon set xid = last.xid, id = last.id from last
    where (last.xid, last.id) > (live_horizon.xid, live_horizon.id)`.execute(db)
}

/** Forgets what was told to and of one user. */
export async function deleteEventsOf(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('live_events').where('user_id', '=', userId).execute()
}

/**
 * A database restored from another server holds events of transactions that it has not come to itself: they would never count
 * as settled. They are forgotten, and the horizon moves to now, so that their readers load everything anew.
 */
export async function forgetForeignEvents(db: Queryable): Promise<void> {
  await sql`
    with reached as (select pg_snapshot_xmax(pg_current_snapshot()) as xid),
    gone as (delete from live_events where xid >= (select xid from reached) returning id)
    update live_horizon set xid = reached.xid, id = 0 from reached
    where live_horizon.xid > reached.xid or exists (select from gone)`.execute(db)
}

/** Which of these sessions still live, and whether their owner is an admin. */
export async function liveSessions(db: Queryable, sessionIds: string[]): Promise<Map<string, { isAdmin: boolean }>> {
  const { rows } = await sql<{ id: string; isAdmin: boolean }>`
    select sessions.id, people.is_admin as "isAdmin" from sessions join people on people.id = sessions.user_id
    where sessions.id = any(${sessionIds}::uuid[]) and sessions.expires_at > now()`.execute(db)
  return new Map(rows.map(({ id, isAdmin }) => [id, { isAdmin }]))
}

/** Tells all processes of a stream that opened or closed, on the channel of the feed, whose own notices say nothing. */
export async function notifyStreams(db: Queryable, notice: string): Promise<void> {
  await sql`select pg_notify('live', ${notice})`.execute(db)
}
