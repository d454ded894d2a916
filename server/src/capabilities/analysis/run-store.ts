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

/** Removes old runs that were not saved and are not the newest of their user and match. */
export async function deleteOldRuns(db: Queryable, before: Date): Promise<void> {
  await db
    .deleteFrom('analysis_runs')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('saved_analyses')
            .select('saved_analyses.id')
            .whereRef('saved_analyses.run_id', '=', 'analysis_runs.id'),
        ),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('analysis_runs as newer')
          .select('newer.id')
          .whereRef('newer.user_id', '=', 'analysis_runs.user_id')
          .whereRef('newer.fixture_id', '=', 'analysis_runs.fixture_id')
          .whereRef('newer.id', '>', 'analysis_runs.id'),
      ),
    )
    .execute()
}
