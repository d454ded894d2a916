import type { SourceFailure } from '@prancheta/adapters/source-error.ts'
import type { WATCHED_KINDS } from '@prancheta/contract/providers/routes.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

export type ProviderKind = 'football' | 'odds' | 'weather' | 'ai'
export type ProviderId = { kind: ProviderKind; source: string }

export type WatchedKind = (typeof WATCHED_KINDS)[number]
export type WatchedId = { kind: WatchedKind; source: string }

/** So many failures in a row are trouble. */
export const FAILURES_THAT_ALERT = 3

export async function findOpenUntil(db: Queryable, { kind, source }: ProviderId): Promise<Date | null> {
  const row = await db
    .selectFrom('provider_states')
    .select('open_until')
    .where('kind', '=', kind)
    .where('source', '=', source)
    .executeTakeFirst()
  return row?.open_until ?? null
}

/** Takes the right to try a service whose pause is over; of many callers in many processes one gets it. */
export async function claimProbe(
  db: Queryable,
  { kind, source }: ProviderId,
  now: Date,
  until: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('provider_states')
    .set({ open_until: until })
    .where('kind', '=', kind)
    .where('source', '=', source)
    .where('open_until', '<=', now)
    .returning('kind')
    .executeTakeFirst()
  return row !== undefined
}

/** Whatever failed before, it works again. */
export async function writeSuccess(db: Queryable, { kind, source }: WatchedId, now: Date): Promise<void> {
  const well = { last_success_at: now, failures: 0, failing_since: null }
  await db
    .insertInto('provider_states')
    .values({ kind, source, ...well })
    .onConflict((conflict) => conflict.columns(['kind', 'source']).doUpdateSet(well))
    .execute()
}

export async function writeFailure(
  db: Queryable,
  { kind, source }: WatchedId,
  failure: SourceFailure,
  now: Date,
): Promise<void> {
  const last = { last_failure_at: now, last_failure: failure }
  await db
    .insertInto('provider_states')
    .values({ kind, source, ...last })
    .onConflict((conflict) => conflict.columns(['kind', 'source']).doUpdateSet(last))
    .execute()
}

/** One more failure in a row, and `atLeast` so many; the first says since when. */
export async function addFailures(
  db: Queryable,
  { kind, source }: WatchedId,
  now: Date,
  { atLeast }: { atLeast: number },
): Promise<void> {
  await db
    .updateTable('provider_states')
    .set({
      failures: sql`greatest(failures + 1, ${atLeast}::int)`,
      failing_since: sql`coalesce(failing_since, ${now}::timestamptz)`,
    })
    .where('kind', '=', kind)
    .where('source', '=', source)
    .execute()
}

/** What was found is so no more; nothing is written where nothing was found. */
export async function clearFailures(db: Queryable, { kind, source }: WatchedId): Promise<void> {
  await db
    .updateTable('provider_states')
    .set({ failures: 0, failing_since: null })
    .where('kind', '=', kind)
    .where('source', '=', source)
    .where('failures', '>', 0)
    .execute()
}

export async function deleteState(db: Queryable, { kind, source }: WatchedId): Promise<void> {
  await db.deleteFrom('provider_states').where('kind', '=', kind).where('source', '=', source).execute()
}

/** Null closes the circuit and forgets what opened it. */
export async function writeOpenUntil(db: Queryable, { kind, source }: ProviderId, until: Date | null): Promise<void> {
  await db
    .updateTable('provider_states')
    .set({ open_until: until })
    .where('kind', '=', kind)
    .where('source', '=', source)
    .execute()
  if (until === null) await deleteFailures(db, { kind, source }, null)
}

/** Never shortens a pause that the service itself asked for. */
export async function openAtLeastUntil(db: Queryable, { kind, source }: ProviderId, until: Date): Promise<void> {
  await db
    .updateTable('provider_states')
    .set({ open_until: sql`greatest(open_until, ${until}::timestamptz)` })
    .where('kind', '=', kind)
    .where('source', '=', source)
    .execute()
}

/** One service may serve several parts, and counts them all together: each of them pauses. */
export async function pauseSource(db: Queryable, source: string, until: Date): Promise<void> {
  await db
    .updateTable('provider_states')
    .set({ open_until: sql`greatest(open_until, ${until}::timestamptz)` })
    .where('source', '=', source)
    .execute()
}

/** Counts one more failure, and says how many there were since `since`. */
export async function countFailure(db: Queryable, id: ProviderId, now: Date, since: Date): Promise<number> {
  await db
    .insertInto('provider_failures')
    .values({ ...id, failed_at: now })
    .execute()
  await deleteFailures(db, id, since)
  const { count } = await db
    .selectFrom('provider_failures')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('kind', '=', id.kind)
    .where('source', '=', id.source)
    .executeTakeFirstOrThrow()
  return count
}

async function deleteFailures(db: Queryable, { kind, source }: ProviderId, before: Date | null): Promise<void> {
  await db
    .deleteFrom('provider_failures')
    .where('kind', '=', kind)
    .where('source', '=', source)
    .$if(before !== null, (query) => query.where('failed_at', '<', before))
    .execute()
}

export function listStates(db: Queryable) {
  return db
    .selectFrom('provider_states')
    .select([
      'kind',
      'source',
      'last_success_at',
      'last_failure_at',
      'last_failure',
      'open_until',
      'failures',
      'failing_since',
    ])
    .orderBy('failing_since')
    .execute()
}
