import { EMPTY_LOG, type LogEnd } from '@prancheta/core/log/log-entry.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

/** Until the transaction ends nobody else writes to the log; readers are not held up. */
export async function lockLog(tx: Queryable): Promise<void> {
  await sql`lock table log_entries in share row exclusive mode`.execute(tx)
}

export async function findEnd(db: Queryable): Promise<LogEnd> {
  const row = await db
    .selectFrom('log_entries')
    .select(['n', 'hash', 'at'])
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { n: row.n, hash: row.hash, at: row.at.toISOString() } : EMPTY_LOG
}

export type EntryRow = {
  n: number
  at: string
  day: string
  kind: string
  about: number | null
  moment: string | null
  sealed_until: string | null
  hash: string
  line: string
}

export async function insertEntries(tx: Queryable, rows: readonly EntryRow[]): Promise<void> {
  await sql`
    insert into log_entries (n, at, day, kind, about, moment, sealed_until, hash, line)
    select n, at, day, kind, about, moment, sealed_until, hash, line
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (n bigint, at timestamptz, day date, kind text,
      about bigint, moment text, sealed_until timestamptz, hash text, line text) order by n`.execute(tx)
}

/** The newest head; null before the first day was closed. */
export async function findLastHead(db: Queryable): Promise<{ day: string; line: string } | null> {
  const row = await db
    .selectFrom('log_heads')
    .select(['day', 'line'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** All heads, oldest first; of the newest only, where a limit is given. */
export async function findHeads(db: Queryable, limit?: number): Promise<string[]> {
  const rows = await db
    .selectFrom('log_heads')
    .select('line')
    .orderBy('day', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
  return rows.map(({ line }) => line).toReversed()
}

export async function insertHead(tx: Queryable, head: { day: string; n: number; line: string }): Promise<void> {
  await tx.insertInto('log_heads').values(head).execute()
}

export type DayEntries = { day: string; entries: number; n: number; hash: string }

/** Days with entries after this one, oldest first; all of them with null. */
export async function findDaysAfter(db: Queryable, day: string | null): Promise<DayEntries[]> {
  const { rows } = await sql<DayEntries>`
    select days.day, days.entries, days.n, log_entries.hash
    from (select day, count(*)::int as entries, max(n) as n from log_entries
      where ${day}::date is null or day > ${day}::date group by day) days
    join log_entries on log_entries.n = days.n order by days.day`.execute(db)
  return rows
}

/** A day's entries in order. Those still sealed at `now` have no line, and only they say until when. */
export function findDay(db: Queryable, day: string, now: Date) {
  return db
    .selectFrom('log_entries')
    .select(['n', 'hash'])
    .select([
      sql<string | null>`case when sealed_until is null or sealed_until <= ${now} then line end`.as('line'),
      sql<Date | null>`case when sealed_until > ${now} then sealed_until end`.as('sealed_until'),
    ])
    .where('day', '=', day)
    .orderBy('n')
    .execute()
}

/** The hash that a day's first entry follows. */
export async function findHashAt(db: Queryable, n: number): Promise<string | null> {
  const row = await db.selectFrom('log_entries').select('hash').where('n', '=', n).executeTakeFirst()
  return row?.hash ?? null
}

export function findEntriesAfter(db: Queryable, n: number, limit: number) {
  return db.selectFrom('log_entries').select(['n', 'line']).where('n', '>', n).orderBy('n').limit(limit).execute()
}

/** The entry that names the log's key; null before anything was written. */
export async function findOpening(db: Queryable): Promise<string | null> {
  const row = await db.selectFrom('log_entries').select('line').where('n', '=', 1).executeTakeFirst()
  return row?.line ?? null
}

export async function countHeads(db: Queryable): Promise<number> {
  const row = await db.selectFrom('log_heads').select(sql<number>`count(*)::int`.as('heads')).executeTakeFirstOrThrow()
  return row.heads
}
