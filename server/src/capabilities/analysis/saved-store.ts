import type { Insertable } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'

/** Saves once: a second try, even at the same moment, finds the first row. */
export async function insertSaved(
  db: Queryable,
  row: Insertable<DB['analyses']> & { run_id: string },
): Promise<{ id: string; isNew: boolean }> {
  const inserted = await db
    .insertInto('analyses')
    .values(row)
    .onConflict((conflict) => conflict.column('run_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return { id: inserted.id, isNew: true }
  const found = await db.selectFrom('analyses').select('id').where('run_id', '=', row.run_id).executeTakeFirstOrThrow()
  return { id: found.id, isNew: false }
}

/** The stored analysis behind a saved one; undefined when it is not the reader's. */
export function findSavedRun(db: Queryable, userId: string, savedId: string) {
  return db
    .selectFrom('analyses')
    .innerJoin('analysis_runs', 'analysis_runs.id', 'analyses.run_id')
    .select(['analysis_runs.id', 'analysis_runs.result', 'analyses.pick_market_id'])
    .where('analyses.id', '=', savedId)
    .where('analyses.user_id', '=', userId)
    .executeTakeFirst()
}
