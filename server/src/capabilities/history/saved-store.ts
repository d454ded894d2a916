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

export async function markSeen(db: Queryable, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('analyses')
    .set({ settlement_seen_at: at })
    .where('user_id', '=', userId)
    .where('settled_at', 'is not', null)
    .where('settlement_seen_at', 'is', null)
    .execute()
}

/** Says what became of the mark: a stranger's row is as if it were not there. */
export async function writeResult(
  db: Queryable,
  userId: string,
  id: string,
  result: 'green' | 'red',
): Promise<'written' | 'published' | 'not there'> {
  const written = await db
    .updateTable('analyses')
    .set({ result })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('published_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (written) return 'written'
  const own = await db
    .selectFrom('analyses')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return own ? 'published' : 'not there'
}

/** What decides whether an analysis may be published; a stranger's is as if it were not there. Waits for others who change it. */
export function findPublishable(tx: Queryable, userId: string, id: string) {
  return tx
    .selectFrom('analyses')
    .leftJoin('games', 'games.id', 'analyses.fixture_id')
    .select([
      'analyses.pick_market_id',
      'analyses.match_date',
      'analyses.published_at',
      'analyses.settled_at',
      'games.kick_off',
      'games.state',
    ])
    .where('analyses.id', '=', id)
    .where('analyses.user_id', '=', userId)
    .forUpdate('analyses')
    .executeTakeFirst()
}

/** Shows or hides. The first time it is shown the database notes when, by its own clock, and refuses what began. */
export async function setShown(tx: Queryable, id: string, isShown: boolean): Promise<void> {
  await tx.updateTable('analyses').set({ public: isShown }).where('id', '=', id).execute()
}
