import type { DeletionView } from '@prancheta/contract/account/routes.ts'
import type { Door } from '#platform/http/door.ts'
import { type JobHandler, jobs, type RepeatingJob } from '#platform/jobs/jobs.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import { closeAccount } from './close-account.ts'
import type { AccountDeps } from './deps.ts'
import { FINISH_JOB, FINISH_REPEATED_JOB, finishDeletions } from './finish-deletions.ts'
import { accountRoutes } from './routes.ts'

/** How soon a deletion is finished that was asked for at a bad moment: the payment provider away, a process ended. */
const FINISH_EVERY_MS = 300_000

export type Account = {
  doors: Door[]
  jobHandlers: Record<string, JobHandler>
  repeatingJobs: RepeatingJob[]
  /** Deletes somebody's account on behalf of an admin; null when there is no such user. */
  closeFor(userId: string): Promise<DeletionView | null>
}

export function createAccount(settings: Omit<AccountDeps, 'jobs' | 'exporting'>): Account {
  const exporting = rateLimit(settings.db, { name: 'exporting', tries: 10, windowSeconds: 3600 })
  const deps: AccountDeps = { ...settings, jobs, exporting }
  return {
    doors: accountRoutes(deps),
    jobHandlers: {
      [FINISH_JOB]: (_payload, run) => finishDeletions(deps, run),
      [FINISH_REPEATED_JOB]: (_payload, run) => finishDeletions(deps, run),
    },
    repeatingJobs: [{ kind: FINISH_REPEATED_JOB, everyMs: FINISH_EVERY_MS }],
    closeFor: (userId) => closeAccount(deps, userId, 'admin'),
  }
}
