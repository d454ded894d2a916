import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import type { StoredAnalysis } from './stored/read-stored.ts'

export async function insertRun(
  db: Queryable,
  run: { userId: string; fixtureId: number; at: Date; analysis: StoredAnalysis },
): Promise<{ id: string }> {
  return db
    .insertInto('analysis_runs')
    .values({
      user_id: run.userId,
      fixture_id: run.fixtureId,
      created_at: run.at,
      result: JSON.stringify(run.analysis),
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

/** The newest row that a stored analysis was saved as; undefined while it is not saved. */
export function findSavedAs(db: Queryable, runId: string) {
  return db
    .selectFrom('saved_analyses')
    .select('pick_market_id')
    .where('run_id', '=', runId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Old runs that were not saved and are not the newest of their user and match. */
function oldRuns(before: Date) {
  return sql<boolean>`created_at < ${before}::timestamptz
    and not exists (select from saved_analyses a where a.run_id = analysis_runs.id)
    and exists (select from analysis_runs newer where newer.user_id = analysis_runs.user_id
      and newer.fixture_id = analysis_runs.fixture_id and newer.id > analysis_runs.id)`
}

/** A few of them, oldest first, beyond the one named last. */
export function findOldRuns(db: Queryable, before: Date, { after, limit }: { after: string | null; limit: number }) {
  return db
    .selectFrom('analysis_runs')
    .select(['id', 'result'])
    .where(oldRuns(before))
    .$if(after !== null, (query) => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Removes those named that are still old: one may have been saved meanwhile. */
export async function deleteOldRuns(db: Queryable, before: Date, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('analysis_runs').where('id', 'in', ids).where(oldRuns(before)).execute()
}

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

/** Stored analyses by their ids, whoever made them: only for what is public already. */
export async function findRuns(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('analysis_runs').select(['id', 'result']).where('id', 'in', ids).execute()
}
