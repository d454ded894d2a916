import type { Queryable } from '#platform/db/database.ts'
import type { Log } from '#platform/log/log.ts'
import { findRun } from './run-store.ts'
import { findStored, type StoredAnalysis } from './stored/read-stored.ts'

/** The user's newest analysis of a match; null when there is none, or none that can be read. */
export async function findLatestAnalysis(
  { db, log }: { db: Queryable; log: Log },
  userId: string,
  fixtureId: number,
): Promise<StoredAnalysis | null> {
  const run = await findRun(db, userId, fixtureId)
  return run && findStored(run, log)
}
