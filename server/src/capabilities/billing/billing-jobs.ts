import { z } from 'zod'
import type { JobHandler, RepeatingJob } from '#platform/jobs/jobs.ts'
import { describeError } from '#platform/log/describe-error.ts'
import { deleteEventsBefore, listCustomersAfter, listRunOut, requireBilling } from './billing-store.ts'
import type { BillingDeps } from './deps.ts'
import { reconcile, settle } from './reconcile.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** The provider sends an event again for three days at most. */
const EVENTS_KEPT_MS = 30 * DAY_MS
/** Small, so that other jobs get their turn between two batches. */
const BATCH = 50
/** In one run; what is left has its turn an hour later, and gives nothing meanwhile. */
const RUN_OUT_MAX = 500

const RUN_OUT_JOB = 'billing.settle-run-out'
const RECONCILE_JOB = 'billing.reconcile'
const BATCH_JOB = 'billing.reconcile-batch'

export const BILLING_REPEATING: readonly RepeatingJob[] = [
  { kind: RUN_OUT_JOB, everyMs: HOUR_MS },
  { kind: RECONCILE_JOB, everyMs: DAY_MS },
]

const batchPayload = z.object({ day: z.string(), after: z.uuid().nullable() })

export function billingJobs(deps: BillingDeps): Record<string, JobHandler> {
  return {
    [RUN_OUT_JOB]: () => settleRunOut(deps),
    async [RECONCILE_JOB]() {
      await deleteEventsBefore(deps.db, new Date(deps.clock.now().getTime() - EVENTS_KEPT_MS))
      if (deps.payments !== null) await enqueueBatch(deps, { day: deps.clock.now().toISOString(), after: null })
    },
    [BATCH_JOB]: (payload) => reconcileBatch(deps, batchPayload.parse(payload)),
  }
}

/** Writes down what readers already see: a plan that ran out is the free trial. The provider is asked first; it may have good news. */
export async function settleRunOut(deps: BillingDeps): Promise<void> {
  const userIds = await listRunOut(deps.db, deps.clock.now(), RUN_OUT_MAX)
  for (const userId of userIds) {
    await reconcile(deps, userId).catch(async (error: unknown) => {
      deps.log.warn({ error: describeError(error) }, 'a plan that ran out is settled without the payment provider')
      await settle(deps, await requireBilling(deps.db, userId), [])
    })
  }
}

function enqueueBatch({ db, jobs }: BillingDeps, batch: z.output<typeof batchPayload>): Promise<void> {
  return jobs.enqueue(db, { kind: BATCH_JOB, payload: batch, key: `reconcile:${batch.day}:${batch.after ?? 'first'}` })
}

/** Some customers after the given one; the rest is the next job's. Failures leave the others alone and are tried again. */
async function reconcileBatch(deps: BillingDeps, { day, after }: z.output<typeof batchPayload>): Promise<void> {
  const userIds = await listCustomersAfter(deps.db, after, BATCH)
  const last = userIds.at(-1)
  if (userIds.length === BATCH && last !== undefined) await enqueueBatch(deps, { day, after: last })
  const failures: unknown[] = []
  for (const userId of userIds) await reconcile(deps, userId).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) {
    throw new Error(`${failures.length} of ${userIds.length} plans could not be reconciled`, { cause: failures[0] })
  }
}
