import type { Pause } from '@prancheta/core/responsible-play/pause.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

type KeptPause = Pause & { id: string }

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

/** Gives a pause without end an end, in every account and every hash it has. */
export async function endPauseAt(db: Queryable, id: string, endsAt: Date): Promise<void> {
  await db.updateTable('play_pauses').set({ ends_at: endsAt }).where('pause_id', '=', id).execute()
  await db.updateTable('kept_pauses').set({ ends_at: endsAt }).where('pause_id', '=', id).execute()
}

export async function deleteKeptBefore(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('kept_pauses').where('ends_at', '<=', now).execute()
}
