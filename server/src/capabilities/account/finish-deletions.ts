import type { JobRun } from '#platform/jobs/jobs.ts'
import { describeError } from '#platform/log/describe-error.ts'
import { listPaying, listUnpurged, markCustomerGone } from './deletion-store.ts'
import type { AccountDeps } from './deps.ts'
import { purgeUser } from './purge-user.ts'

export const FINISH_JOB = 'account.finish-deletion'
export const FINISH_REPEATED_JOB = 'account.finish-deletions'

/** Long enough for every open tab to have heard that its session ended; the news of it goes with the rest. */
export const PURGE_AFTER_MS = 60_000

/**
 * Removes what is left of those who left and ends their payments. Bears being repeated and run twice at once. One that fails holds
 * up nobody else; the data goes first, so that a payment provider that is away does not keep it here.
 */
export async function finishDeletions(deps: AccountDeps, { signal }: JobRun): Promise<void> {
  const failures = [...(await purgeAll(deps, signal)), ...(await endPayments(deps, signal))]
  if (failures.length > 0)
    throw new Error(`${failures.length} deletions could not be finished yet`, { cause: failures[0] })
}

async function purgeAll({ db, clock, log }: AccountDeps, signal: AbortSignal): Promise<unknown[]> {
  const now = clock.now()
  const failures: unknown[] = []
  for (const left of await listUnpurged(db, new Date(now.getTime() - PURGE_AFTER_MS))) {
    signal.throwIfAborted()
    try {
      await db.transaction().execute((tx) => purgeUser(tx, left, now))
    } catch (error) {
      log.error({ deletion: left.id, error: describeError(error) }, 'a deleted account could not be removed yet')
      failures.push(error)
    }
  }
  return failures
}

async function endPayments({ db, clock, log, forgetCustomer }: AccountDeps, signal: AbortSignal): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const { id, customerId } of await listPaying(db)) {
    signal.throwIfAborted()
    try {
      await forgetCustomer(customerId)
      await markCustomerGone(db, id, clock.now())
    } catch (error) {
      log.warn({ error: describeError(error) }, 'the payments of a deleted account could not be ended yet')
      failures.push(error)
    }
  }
  return failures
}
