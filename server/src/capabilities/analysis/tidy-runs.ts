import type { Queryable } from '#platform/db/database.ts'
import { deleteOldRuns } from './run-store.ts'

const RUNS_KEPT_MS = 30 * 86_400_000

/** 'What changed' and saving need the newest run of a match; older ones are kept a month. */
export function tidyRuns(db: Queryable, now: Date): Promise<void> {
  return deleteOldRuns(db, new Date(now.getTime() - RUNS_KEPT_MS))
}
