import type { Queryable } from '#platform/db/database.ts'

export async function findSlug(db: Queryable, userId: string): Promise<string | null> {
  const row = await db.selectFrom('profiles').select('tipster_slug').where('id', '=', userId).executeTakeFirst()
  return row?.tipster_slug ?? null
}

export function listOwnPublications(db: Queryable, userId: string) {
  return db
    .selectFrom('analyses')
    .select(['id', 'published_at', 'hidden_at'])
    .where('user_id', '=', userId)
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .execute()
}

/** What decides whether an analysis may be published; a stranger's is as if it were not there. Waits for others who change it. */
export function findPublishable(tx: Queryable, userId: string, id: string) {
  return tx
    .selectFrom('analyses')
    .leftJoin('fixtures', 'fixtures.id', 'analyses.fixture_id')
    .select([
      'analyses.pick_market_id',
      'analyses.match_date',
      'analyses.published_at',
      'analyses.settled_at',
      'fixtures.kick_off',
      'fixtures.state',
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
