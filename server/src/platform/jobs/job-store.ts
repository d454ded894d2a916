import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

export type NewJob = {
  kind: string
  payload: Record<string, unknown>
  runAt?: Date
  key?: string
  /** How often a failing job is tried before it is given up; eight times, some two minutes, unless said otherwise. */
  attemptsMax?: number
  /** A job of this key that was given up is tried anew, once so long has passed. */
  reviveAfterMs?: number
}
export type ClaimedJob = { id: string; kind: string; payload: unknown; attempts: number; leaseToken: string }

export async function insertJob(
  db: Queryable,
  { kind, payload, runAt, key, attemptsMax, reviveAfterMs }: NewJob,
): Promise<void> {
  await db
    .insertInto('jobs')
    .values({
      kind,
      payload: JSON.stringify(payload),
      ...(runAt ? { run_at: runAt } : {}),
      ...(attemptsMax ? { attempts_max: attemptsMax } : {}),
      key: key ?? null,
    })
    .onConflict((conflict) =>
      reviveAfterMs === undefined
        ? conflict.column('key').doNothing()
        : conflict
            .column('key')
            .doUpdateSet({ state: 'waiting', attempts: 0, run_at: sql`now()` })
            .where('jobs.state', '=', 'failed')
            .where('jobs.last_failed_at', '<', sql<Date>`now() - ${reviveAfterMs} * interval '1 millisecond'`),
    )
    .execute()
}

/** In one statement, and in one order in every process, so that none waits for another that waits for it. */
export async function keepRepeating(
  db: Queryable,
  repeating: readonly { kind: string; everyMs: number }[],
): Promise<void> {
  if (repeating.length === 0) return
  const rows = repeating.map(({ kind, everyMs }) => ({ kind, key: `every:${kind}`, every_ms: everyMs }))
  await db
    .insertInto('jobs')
    .values(rows.sort((one, other) => (one.kind < other.kind ? -1 : 1)))
    .onConflict((conflict) => conflict.column('key').doUpdateSet(({ ref }) => ({ every_ms: ref('excluded.every_ms') })))
    .execute()
}

/**
 * Takes the job that is due longest, if any, for `leaseMs`. The database's clock decides what is due, so that
 * processes whose clocks differ agree; `skip locked` lets them claim side by side without waiting.
 */
export async function claimDueJob(
  db: Queryable,
  kinds: readonly string[],
  leaseMs: number,
): Promise<ClaimedJob | null> {
  if (kinds.length === 0) return null
  const leaseToken = randomUUID()
  const due = db
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'waiting')
    .where('kind', 'in', kinds)
    .where('run_at', '<=', sql<Date>`now()`)
    .where(({ or, eb }) => or([eb('every_ms', 'is not', null), eb('attempts', '<', sql<number>`attempts_max`)]))
    .where(({ or, eb }) => or([eb('lease_until', 'is', null), eb('lease_until', '<', sql<Date>`now()`)]))
    .orderBy('run_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
  const row = await db
    .updateTable('jobs')
    .set({
      lease_until: sql`now() + ${leaseMs} * interval '1 millisecond'`,
      lease_token: leaseToken,
      attempts: sql`attempts + 1`,
      last_started_at: sql`now()`,
    })
    .where('id', '=', due)
    .returning(['id', 'kind', 'payload', 'attempts'])
    .executeTakeFirst()
  return row ? { ...row, leaseToken } : null
}

/** A one-off that ended its process at every attempt would be tried for ever: nobody was left to count the failure. */
export async function failAbandoned(db: Queryable): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ state: 'failed', last_failed_at: sql`now()`, last_failure: 'the process ended at every attempt' })
    .where('state', '=', 'waiting')
    .where('every_ms', 'is', null)
    .where('attempts', '>=', sql<number>`attempts_max`)
    .where(({ or, eb }) => or([eb('lease_until', 'is', null), eb('lease_until', '<', sql<Date>`now()`)]))
    .execute()
}

/** Says whether the lease was still ours to extend. */
export async function extendLease(db: Queryable, { id, leaseToken }: ClaimedJob, leaseMs: number): Promise<boolean> {
  const row = await db
    .updateTable('jobs')
    .set({ lease_until: sql`now() + ${leaseMs} * interval '1 millisecond'` })
    .where('id', '=', id)
    .where('lease_token', '=', leaseToken)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A repeating job waits for its next turn; a one-off is done. Both only while the lease is still ours. */
export async function finishJob(db: Queryable, { id, leaseToken }: ClaimedJob): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      state: sql`case when every_ms is null then 'done' else 'waiting' end`,
      run_at: sql`case when every_ms is null then run_at else now() + every_ms * interval '1 millisecond' end`,
      attempts: 0,
      lease_until: null,
      lease_token: null,
      last_finished_at: sql`now()`,
    })
    .where('id', '=', id)
    .where('lease_token', '=', leaseToken)
    .execute()
}

/** Tries again after `delayMs`; a one-off that used up its attempts stays as failed, for somebody to look at. */
export async function failJob(
  db: Queryable,
  { id, leaseToken }: ClaimedJob,
  delayMs: number,
  failure: string,
): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      state: sql`case when every_ms is null and attempts >= attempts_max then 'failed' else 'waiting' end`,
      run_at: sql`now() + ${delayMs} * interval '1 millisecond'`,
      lease_until: null,
      lease_token: null,
      last_failed_at: sql`now()`,
      last_failure: failure,
      failures: sql`failures + 1`,
    })
    .where('id', '=', id)
    .where('lease_token', '=', leaseToken)
    .execute()
}

/** Leaves the job for later with the try given back; a repeating one comes at its next turn at the latest. */
export async function deferJob(db: Queryable, { id, leaseToken }: ClaimedJob, delayMs: number): Promise<void> {
  await db
    .updateTable('jobs')
    .set({
      run_at: sql`now() + least(every_ms, ${Math.round(delayMs)}::bigint) * interval '1 millisecond'`,
      attempts: sql`greatest(attempts - 1, 0)`,
      lease_until: null,
      lease_token: null,
    })
    .where('id', '=', id)
    .where('lease_token', '=', leaseToken)
    .execute()
}

/** Repeating jobs, then what waits, what failed and what is done, for the people who run the place; the latest of each first. */
export function listJobs(db: Queryable) {
  return db
    .selectFrom('jobs')
    .select([
      'id',
      'kind',
      'state',
      'every_ms',
      'run_at',
      'last_started_at',
      'last_finished_at',
      'last_failed_at',
      'last_failure',
      'failures',
    ])
    .orderBy(
      sql`case when every_ms is not null then 0 when state = 'waiting' then 1 when state = 'failed' then 2 else 3 end`,
    )
    .orderBy('run_at', 'desc')
    .limit(200)
    .execute()
}

export type JobState = {
  state: 'waiting' | 'done' | 'failed'
  run_at: Date
  failures: number
  last_failure: string | null
}

export async function findJobs(db: Queryable, keys: readonly string[]): Promise<Map<string, JobState>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('jobs')
    .select(['key', 'state', 'run_at', 'failures', 'last_failure'])
    .where('key', 'in', [...keys])
    .execute()
  return new Map(rows.flatMap(({ key, ...job }) => (key === null ? [] : [[key, job] as const])))
}

export async function deleteJobs(db: Queryable, kind: string, payload: Record<string, string>): Promise<void> {
  await db
    .deleteFrom('jobs')
    .where('kind', '=', kind)
    .where(sql<boolean>`payload @> ${JSON.stringify(payload)}::jsonb`)
    .execute()
}

export async function deleteDoneJobs(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('jobs').where('state', '=', 'done').where('last_finished_at', '<', before).execute()
}

export async function deleteFailedJobs(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('jobs').where('state', '=', 'failed').where('last_failed_at', '<', before).execute()
}
