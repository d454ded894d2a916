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
