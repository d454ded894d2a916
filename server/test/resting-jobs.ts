import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { eventually } from './eventually.ts'

/** The jobs that repeat, as the first app of this process wrote them down. */
let repeating: readonly { kind: string; key: string | null; every_ms: number | null }[] = []

/**
 * As on a database on which a server ran a moment ago: what repeats has had its turn. Running all of it, on an empty database, for
 * every app anew cost more than most tests. The first app of a process, and in the deep run each, finds none of it.
 */
export async function restFromTheStart({ db }: Database): Promise<void> {
  if (repeating.length === 0 || process.env.DEEP === '1') return
  const later = (everyMs: number | null) => sql<Date>`now() + ${everyMs ?? 0} * interval '1 millisecond'`
  await db
    .insertInto('jobs')
    .values(repeating.map((job) => ({ ...job, run_at: later(job.every_ms) })))
    .execute()
}

/** Repeated jobs run once when a server first starts. Their work is done before a test begins, so that it cannot fall into the middle of one. */
export async function jobsAtRest({ db }: Database): Promise<void> {
  const due = db
    .selectFrom('jobs')
    .select('kind')
    .where('state', '=', 'waiting')
    .where('run_at', '<=', sql<Date>`now()`)
  await eventually(async () => expect(await due.execute()).toEqual([]))
  if (repeating.length > 0) return
  const written = db.selectFrom('jobs').select(['kind', 'key', 'every_ms']).where('every_ms', 'is not', null)
  repeating = await written.execute()
}
