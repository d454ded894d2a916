import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Queryable } from '#platform/db/database.ts'
import { eventually } from './eventually.ts'

/** Resolves once a connection to this PostgreSQL database waits for what another holds. */
export async function untilSomebodyWaits(
  db: Queryable,
  forWhat: 'anything' | 'advisory' | 'transactionid' = 'anything',
): Promise<void> {
  const waiting = sql`select from pg_locks join pg_stat_activity using (pid)
    where datname = current_database() and ${forWhat} in ('anything', locktype) and not granted`
  await eventually(async () => expect((await waiting.execute(db)).rows).not.toEqual([]))
}
