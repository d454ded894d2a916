import type { AnalysisResult } from '@prancheta/contract/analyses.ts'
import type { Queryable } from '#platform/db/database.ts'
import { findRun } from './run-store.ts'
import { storedResult } from './stored-result.ts'

/** The user's newest analysis of a match, as they read it; null when there is none. */
export async function findLatestResult(
  db: Queryable,
  userId: string,
  fixtureId: number,
): Promise<AnalysisResult | null> {
  const run = await findRun(db, userId, fixtureId)
  return run && storedResult(run)
}
