import { listJobs as listJobsRoute } from '@prancheta/contract/protocol/platform.ts'
import type { Queryable } from '#platform/db/database.ts'
import { type Door, door } from '#platform/http/door.ts'
import { listJobs } from './job-store.ts'

export const jobDoors = (db: Queryable): Door[] => [
  door(listJobsRoute, 'admin', async () => ({ jobs: (await listJobs(db)).map(toView) })),
]

function toView({
  run_at,
  last_started_at,
  last_finished_at,
  last_failed_at,
  ...job
}: Awaited<ReturnType<typeof listJobs>>[number]) {
  return {
    ...job,
    next_run_at: job.state === 'waiting' ? run_at.toISOString() : null,
    last_started_at: last_started_at?.toISOString() ?? null,
    last_finished_at: last_finished_at?.toISOString() ?? null,
    last_failed_at: last_failed_at?.toISOString() ?? null,
  }
}
