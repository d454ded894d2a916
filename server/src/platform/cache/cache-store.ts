import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

export type CacheRow = { value: unknown; ageMs: number | null; isBeingFetched: boolean; failedAgoMs: number | null }

/** Ages are told by the database's clock, the one clock that all processes share. */
export async function findEntry(db: Queryable, key: string): Promise<CacheRow | null> {
  const row = await db
    .selectFrom('cache_entries')
    .select([
      'value',
      sql<number | null>`(extract(epoch from clock_timestamp() - fetched_at) * 1000)::float8`.as('ageMs'),
      sql<boolean>`coalesce(lease_until > clock_timestamp(), false)`.as('isBeingFetched'),
      sql<number | null>`(extract(epoch from clock_timestamp() - failed_at) * 1000)::float8`.as('failedAgoMs'),
    ])
    .where('key', '=', key)
    .executeTakeFirst()
  return row ?? null
}

/** Takes the right to fetch the entry, unless another process has it. */
export async function claimEntry(db: Queryable, key: string, leaseMs: number): Promise<string | null> {
  const token = randomUUID()
  const lease = sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`
  const row = await db
    .insertInto('cache_entries')
    .values({ key, lease_until: lease, lease_token: token })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ lease_until: lease, lease_token: token })
        .where(({ or, eb }) =>
          or([
            eb('cache_entries.lease_until', 'is', null),
            eb('cache_entries.lease_until', '<', sql<Date>`clock_timestamp()`),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  return row ? token : null
}

export async function extendEntry(db: Queryable, key: string, token: string, leaseMs: number): Promise<void> {
  await db
    .updateTable('cache_entries')
    .set({ lease_until: sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'` })
    .where('key', '=', key)
    .where('lease_token', '=', token)
    .execute()
}

export async function storeEntry(db: Queryable, key: string, token: string, value: unknown): Promise<void> {
  await db
    .updateTable('cache_entries')
    .set({
      value: JSON.stringify(value),
      fetched_at: sql`clock_timestamp()`,
      failed_at: null,
      lease_until: null,
      lease_token: null,
    })
    .where('key', '=', key)
    .where('lease_token', '=', token)
    .execute()
}

/** `agoMs` is how long ago it shall seem to have failed. */
export async function releaseFailed(db: Queryable, key: string, token: string, agoMs: number): Promise<void> {
  const failedAt = sql<Date>`clock_timestamp() - ${agoMs} * interval '1 millisecond'`
  await db
    .updateTable('cache_entries')
    .set({ failed_at: failedAt, lease_until: null, lease_token: null })
    .where('key', '=', key)
    .where('lease_token', '=', token)
    .execute()
}

export async function deleteOldEntries(db: Queryable, before: Date): Promise<void> {
  await db
    .deleteFrom('cache_entries')
    .where(({ or, eb }) => or([eb('fetched_at', '<', before), eb('failed_at', '<', before)]))
    .execute()
}
