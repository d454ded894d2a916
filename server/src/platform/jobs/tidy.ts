import { deleteOldEntries } from '#platform/cache/cache-store.ts'
import type { Queryable } from '#platform/db/database.ts'
import { deleteSpentLimits } from '#platform/limits/limit-store.ts'
import { pruneEvents } from '#platform/live/live-store.ts'
import { deleteDoneJobs, deleteFailedJobs } from './job-store.ts'

const DAY_MS = 86_400_000
/** A browser that was away longer loads its screen anew, which costs less than replaying days. */
const EVENTS_KEPT_MS = DAY_MS
const JOBS_KEPT_MS = 7 * DAY_MS
/** Time enough for somebody to look at them. */
const FAILED_JOBS_KEPT_MS = 30 * DAY_MS
const CACHE_KEPT_MS = 90 * DAY_MS

/** Removes what the platform's own tables no longer need. */
export async function tidyPlatform(db: Queryable, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await pruneEvents(db, ago(EVENTS_KEPT_MS))
  await deleteDoneJobs(db, ago(JOBS_KEPT_MS))
  await deleteFailedJobs(db, ago(FAILED_JOBS_KEPT_MS))
  await deleteOldEntries(db, ago(CACHE_KEPT_MS))
  await deleteSpentLimits(db, now)
}
