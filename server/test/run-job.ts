import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Queryable } from '#platform/db/database.ts'
import { eventually } from './eventually.ts'

/**
 * Lets a repeating job run now and waits until it has. While somebody works on it, the end of that run would put the job
 * off for its whole interval again, so it is asked for only when nobody does.
 */
export async function runRepeatingJob(db: Queryable, kind: string): Promise<void> {
  const asked = await eventually(async () => {
    const { rows } = await sql<{
      at: string
    }>`update jobs set run_at = now() where kind = ${kind} and lease_until is null
      returning now()::text as at`.execute(db)
    expect(rows).toHaveLength(1)
    return rows[0]?.at
  })
  await eventually(async () => {
    const { rows } = await sql`select from jobs where kind = ${kind}
      and last_started_at >= ${asked}::timestamptz and last_finished_at >= last_started_at`.execute(db)
    expect(rows).toHaveLength(1)
  })
}
