import type { Queryable } from '#platform/db/database.ts'

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
