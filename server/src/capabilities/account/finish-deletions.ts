import type { JobRun } from '#platform/jobs/jobs.ts'
import { describeError } from '#platform/log/describe-error.ts'
import { listPaying, listUnpurged, markCustomerGone, purgeUser } from './deletion-store.ts'
import type { AccountDeps } from './deps.ts'

export const FINISH_JOB = 'account.finish-deletion'
export const FINISH_REPEATED_JOB = 'account.finish-deletions'

/** Long enough for every open tab to have heard that its session ended; the news of it goes with the rest. */
export const PURGE_AFTER_MS = 60_000

/** Ends the payments of those who left and removes what is left of them. Bears being repeated and run twice at once. */
export async function finishDeletions(deps: AccountDeps, { signal }: JobRun): Promise<void> {
  const failure = await endPayments(deps, signal)
  await purgeAll(deps, signal)
  // After the purge: a payment provider that is away holds up nobody's data.
  if (failure !== null) throw failure
}

async function endPayments({ db, clock, log, forgetCustomer }: AccountDeps, signal: AbortSignal) {
  let failure: Error | null = null
  for (const { id, customerId } of await listPaying(db)) {
    signal.throwIfAborted()
    try {
      await forgetCustomer(customerId)
      await markCustomerGone(db, id, clock.now())
    } catch (error) {
      log.warn({ error: describeError(error) }, 'the payments of a deleted account could not be ended yet')
      failure = new Error('the payments of a deleted account could not be ended yet', { cause: error })
    }
  }
  return failure
}

async function purgeAll({ db, clock }: AccountDeps, signal: AbortSignal): Promise<void> {
  const now = clock.now()
  for (const left of await listUnpurged(db, new Date(now.getTime() - PURGE_AFTER_MS))) {
    signal.throwIfAborted()
    await db.transaction().execute((tx) => purgeUser(tx, left, now))
  }
}
