import type { DeletionView } from '@prancheta/contract/account/routes.ts'
import type { Capability } from '#platform/capability/capability.ts'
import { jobs } from '#platform/jobs/jobs.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import { type AccountDeps, closeAccount, FINISH_JOB, FINISH_REPEATED_JOB, finishDeletions } from './delete-account.ts'
import { accountDoors } from './doors.ts'

/** How soon a deletion is finished that was asked for at a bad moment: the payment provider away, a process ended. */
const FINISH_EVERY_MS = 300_000

export type Account = Capability & {
  /** Deletes somebody's account on behalf of an admin; null when there is no such user. */
  closeFor(userId: string): Promise<DeletionView | null>
}

/** What is somebody's own: the numbers on their dashboard, their data, a pause, the end of the account. */
export function accountCapability(settings: Omit<AccountDeps, 'jobs' | 'exporting'>): Account {
  const exporting = rateLimit(settings.db, { name: 'exporting', tries: 10, windowSeconds: 3600 })
  const deps: AccountDeps = { ...settings, jobs, exporting }
  return {
    doors: accountDoors(deps),
    jobs: {
      lane: 'usual',
      handlers: {
        [FINISH_JOB]: (_payload, run) => finishDeletions(deps, run),
        [FINISH_REPEATED_JOB]: (_payload, run) => finishDeletions(deps, run),
      },
      repeating: [{ kind: FINISH_REPEATED_JOB, everyMs: FINISH_EVERY_MS }],
    },
    closeFor: (userId) => closeAccount(deps, userId, 'admin'),
  }
}
