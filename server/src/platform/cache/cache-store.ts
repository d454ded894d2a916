import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

export type CacheRow = {
  value: unknown
  ageMs: number | null
  isBeingFetched: boolean
  failedAgoMs: number | null
  /** When it was last answered and last failed, to the microsecond, as only text keeps it. */
  fetchedAt: string | null
  failedAt: string | null
}

/** Ages are told by the database's clock, the one clock that all processes share. */
export async function findEntry(db: Queryable, key: string): Promise<CacheRow | null> {
  const row = await db
    .selectFrom('cache_entries')
    .select([
      'value',
      sql<number | null>`(extract(epoch from clock_timestamp() - fetched_at) * 1000)::float8`.as('ageMs'),
      sql<boolean>`coalesce(lease_until > clock_timestamp(), false)`.as('isBeingFetched'),
      sql<number | null>`(extract(epoch from clock_timestamp() - failed_at) * 1000)::float8`.as('failedAgoMs'),
      sql<string | null>`fetched_at::text`.as('fetchedAt'),
      sql<string | null>`failed_at::text`.as('failedAt'),
    ])
    .where('key', '=', key)
    .executeTakeFirst()
  return row ?? null
}

/** Takes the right to fetch the entry, unless another caller has it or was answered since `seen` was read. */
export async function claimEntry(
  db: Queryable,
  key: string,
  seen: CacheRow | null,
  leaseMs: number,
): Promise<string | null> {
  const token = randomUUID()
  const lease = sql<Date>`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`
  const row = await db
    .insertInto('cache_entries')
    .values({ key, lease_until: lease, lease_token: token })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ lease_until: lease, lease_token: token })
        .where(sql<boolean>`coalesce(cache_entries.lease_until < clock_timestamp(), true)`)
        .where(sql<boolean>`cache_entries.fetched_at is not distinct from ${seen?.fetchedAt ?? null}::timestamptz`)
        .where(sql<boolean>`cache_entries.failed_at is not distinct from ${seen?.failedAt ?? null}::timestamptz`),
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
