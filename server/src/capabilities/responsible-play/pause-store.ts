import type { Pause } from '@prancheta/core/responsible-play/pause.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

type KeptPause = Pause & { id: string }
/** One person: the accounts they have, and what is kept of them without an account. */
type Whose = { accounts: readonly string[]; hashes: readonly string[] }

/** The clocks of two processes differ a little; a beginning never moves back. */
const laterStart = (table: 'play_pauses' | 'kept_pauses') =>
  sql<Date>`greatest(${sql.ref(`${table}.started_at`)}, excluded.started_at)`

/** Begins a pause or makes one longer; null when the one that runs ends later, or never. */
export async function lengthenPause(
  db: Queryable,
  userId: string,
  { id, startedAt, endsAt }: KeptPause,
): Promise<KeptPause | null> {
  const facts = { pause_id: id, started_at: startedAt, ends_at: endsAt }
  const row = await db
    .insertInto('play_pauses')
    .values({ user_id: userId, ...facts })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...facts, started_at: laterStart('play_pauses') })
        .where(({ eb, and }) =>
          and([
            eb('play_pauses.ends_at', 'is not', null),
            ...(endsAt === null ? [] : [eb('play_pauses.ends_at', '<', endsAt)]),
          ]),
        ),
    )
    .returning(['pause_id', 'started_at', 'ends_at'])
    .executeTakeFirst()
  return row ? { id: row.pause_id, startedAt: row.started_at, endsAt: row.ends_at } : null
}

export async function findPause(db: Queryable, userId: string, now: Date): Promise<KeptPause | null> {
  const row = await db
    .selectFrom('play_pauses')
    .select(['pause_id', 'started_at', 'ends_at'])
    .where('user_id', '=', userId)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst()
  return row ? { id: row.pause_id, startedAt: row.started_at, endsAt: row.ends_at } : null
}

/** Notes whose pause it is, so that it finds them in an account made anew. A longer one of theirs stays. */
export async function keepPause(db: Queryable, hashes: readonly string[], pause: KeptPause): Promise<void> {
  const { id: pause_id, startedAt: started_at, endsAt: ends_at } = pause
  await db
    .insertInto('kept_pauses')
    .values(hashes.map((person_hash) => ({ person_hash, pause_id, started_at, ends_at })))
    .onConflict((conflict) =>
      conflict
        .column('person_hash')
        .doUpdateSet({ pause_id, started_at: laterStart('kept_pauses'), ends_at })
        .where(({ eb, and }) =>
          and([
            eb('kept_pauses.ends_at', 'is not', null),
            ...(ends_at === null ? [] : [eb('kept_pauses.ends_at', '<', ends_at)]),
          ]),
        ),
    )
    .execute()
}

/** The longest pause that runs for any of these; null when there is none. */
export async function findKeptPause(db: Queryable, hashes: readonly string[], now: Date): Promise<KeptPause | null> {
  const row = await db
    .selectFrom('kept_pauses')
    .select(['pause_id', 'started_at', 'ends_at'])
    .where('person_hash', 'in', hashes)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('ends_at', (order) => order.desc().nullsFirst())
    .executeTakeFirst()
  return row ? { id: row.pause_id, startedAt: row.started_at, endsAt: row.ends_at } : null
}

/**
 * Holds whoever these hashes are of until the transaction ends: a sign-up and the beginning of a pause at the same moment do not
 * miss each other.
 */
export async function holdHashes(db: Queryable, hashes: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('kept_pauses'), hashtext(hash))
    from unnest(${hashes.toSorted()}::text[]) hash`.execute(db)
}

/** Every pause that runs in one of these accounts or for one of these hashes. */
async function idsOfRunning(db: Queryable, { accounts, hashes }: Whose, now: Date): Promise<string[]> {
  const inAccounts = db
    .selectFrom('play_pauses')
    .select('pause_id')
    .where('user_id', 'in', accounts)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
  const rows = await inAccounts
    .union(
      db
        .selectFrom('kept_pauses')
        .select('pause_id')
        .where('person_hash', 'in', hashes)
        .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)])),
    )
    .execute()
  return rows.map(({ pause_id }) => pause_id)
}

/** Makes one pause of all that run for a person, wherever they are noted; one that lasts longer stays as it is. */
export async function joinPauses(db: Queryable, whose: Whose, pause: KeptPause): Promise<void> {
  const ids = await idsOfRunning(db, whose, pause.startedAt)
  for (const userId of whose.accounts) await lengthenPause(db, userId, pause)
  await keepPause(db, whose.hashes, pause)
  if (ids.length === 0) return
  const { id, startedAt, endsAt } = pause
  for (const table of ['play_pauses', 'kept_pauses'] as const) {
    await sql`update ${sql.table(table)} set pause_id = ${id}, started_at = greatest(started_at, ${startedAt}), ends_at = ${endsAt}
      where pause_id = any(${ids}::uuid[]) and ends_at > ${startedAt} and (${endsAt}::timestamptz is null or ends_at < ${endsAt})`.execute(
      db,
    )
  }
}

/** Gives a pause without end an end, in every account and every hash it has. */
export async function endPauseAt(db: Queryable, id: string, endsAt: Date): Promise<void> {
  await db.updateTable('play_pauses').set({ ends_at: endsAt }).where('pause_id', '=', id).execute()
  await db.updateTable('kept_pauses').set({ ends_at: endsAt }).where('pause_id', '=', id).execute()
}

/** Whose pause ended between the two moments, and when. */
export async function listEnded(db: Queryable, after: Date, until: Date): Promise<{ userId: string; endedAt: Date }[]> {
  const rows = await db
    .selectFrom('play_pauses')
    .select(['user_id', 'ends_at'])
    .where('ends_at', '>', after)
    .where('ends_at', '<=', until)
    .execute()
  return rows.flatMap(({ user_id, ends_at }) => (ends_at === null ? [] : { userId: user_id, endedAt: ends_at }))
}

export async function deleteKeptBefore(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('kept_pauses').where('ends_at', '<=', now).execute()
}
