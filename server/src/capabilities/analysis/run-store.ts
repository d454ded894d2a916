import type { Queryable } from '#platform/db/database.ts'

export async function insertRun(
  db: Queryable,
  run: { userId: string; fixtureId: number; at: Date; result: unknown },
): Promise<{ id: string }> {
  return db
    .insertInto('analysis_runs')
    .values({
      user_id: run.userId,
      fixture_id: run.fixtureId,
      created_at: run.at,
      result: JSON.stringify(run.result),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** The user's newest analysis of a match, or the named one; null when there is none of theirs. */
export async function findRun(db: Queryable, userId: string, fixtureId: number, runId?: string) {
  const row = await db
    .selectFrom('analysis_runs')
    .select(['id', 'created_at', 'result'])
    .where('user_id', '=', userId)
    .where('fixture_id', '=', fixtureId)
    .$if(runId !== undefined, (query) => query.where('id', '=', runId ?? ''))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** The reader's own base of stakes, in R$. */
export async function findStakeBase(db: Queryable, userId: string): Promise<number> {
  const row = await db.selectFrom('profiles').select('stake_default').where('id', '=', userId).executeTakeFirstOrThrow()
  return row.stake_default
}
