import type { Queryable } from '#platform/db/database.ts'

/** The stored analysis behind a saved one; undefined when it is not the reader's. */
export function findSavedRun(db: Queryable, userId: string, savedId: string) {
  return db
    .selectFrom('saved_analyses')
    .innerJoin('analysis_runs', 'analysis_runs.id', 'saved_analyses.run_id')
    .select(['analysis_runs.id', 'analysis_runs.result', 'saved_analyses.pick_market_id'])
    .where('saved_analyses.id', '=', savedId)
    .where('saved_analyses.user_id', '=', userId)
    .executeTakeFirst()
}
