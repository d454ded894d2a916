import { SourceError, type SourceFailure } from '@prancheta/adapters/source-error.ts'
import { z } from 'zod'
import { listEnded } from '#capabilities/responsible-play/index.ts'
import type { JobHandler, JobRun, RepeatingJob } from '#platform/jobs/jobs.ts'
import { describeError } from '#platform/log/describe-error.ts'
import {
  deleteEventsBefore,
  isUncheckedSince,
  listCustomersAfter,
  listRunOut,
  requireBilling,
} from './billing-store.ts'
import { CLOSE_JOB, closeCheckouts } from './close-checkouts.ts'
import type { BillingDeps } from './payments.ts'
import { reconcile, settle } from './reconcile.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** The provider sends an event again for three days at most. */
const EVENTS_KEPT_MS = 30 * DAY_MS
/** Small, so that other jobs get their turn between two batches. */
const BATCH = 50
/** How often a batch is tried; then the batches after it go on without it. */
const BATCH_TRIES = 8
/** In one run; what is left has its turn an hour later, and gives nothing meanwhile. */
const RUN_OUT_MAX = 500

const RUN_OUT_JOB = 'billing.settle-run-out'
const RECONCILE_JOB = 'billing.reconcile'
const AFTER_PAUSE_JOB = 'billing.settle-after-pauses'
const BATCH_JOB = 'billing.reconcile-batch'

export const BILLING_REPEATING: readonly RepeatingJob[] = [
  { kind: RUN_OUT_JOB, everyMs: HOUR_MS },
  { kind: RECONCILE_JOB, everyMs: DAY_MS },
  { kind: AFTER_PAUSE_JOB, everyMs: 5 * MINUTE_MS },
]

const batchPayload = z.object({ day: z.string(), after: z.uuid().nullable() })

export function billingJobs(deps: BillingDeps): Record<string, JobHandler> {
  return {
    [RUN_OUT_JOB]: (_payload, run) => settleRunOut(deps, run),
    [AFTER_PAUSE_JOB]: (_payload, run) => settleAfterPauses(deps, run),
    async [RECONCILE_JOB]() {
      await deleteEventsBefore(deps.db, new Date(deps.clock.now().getTime() - EVENTS_KEPT_MS))
      if (deps.payments !== null) await enqueueBatch(deps, { day: deps.clock.now().toISOString(), after: null })
    },
    [BATCH_JOB]: (payload, run) => reconcileBatch(deps, batchPayload.parse(payload), run),
    [CLOSE_JOB]: (payload) => closeCheckouts(deps, payload),
  }
}

/**
 * Writes down what readers already see: a plan that ran out is the free trial. The provider is asked first; it may have
 * good news. One that gives no answer is not asked for the others too: they have their turn an hour later.
 */
async function settleRunOut(deps: BillingDeps, { signal }: JobRun): Promise<void> {
  for (const userId of await listRunOut(deps.db, deps.clock.now(), RUN_OUT_MAX)) {
    signal.throwIfAborted()
    try {
      await reconcile(deps, userId)
    } catch (error) {
      deps.log.warn({ error: describeError(error) }, 'a plan that ran out is settled without the payment provider')
      await settle(deps, await requireBilling(deps.db, userId), [])
      if (isAway(error)) return
    }
  }
}

/** Gives what was paid during a pause soon after its end. Whom the provider was asked about since then has it already. */
async function settleAfterPauses(deps: BillingDeps, { signal }: JobRun): Promise<void> {
  const now = deps.clock.now()
  const due: string[] = []
  for (const { userId, endedAt } of await listEnded(deps.db, new Date(now.getTime() - DAY_MS), now))
    if (await isUncheckedSince(deps.db, userId, endedAt)) due.push(userId)
  const failures = await reconcileAll(deps, due, signal)
  if (failures.length > 0) throw new Error('what was paid in a pause could not be given yet', { cause: failures[0] })
}

type Batch = z.output<typeof batchPayload>

function enqueueBatch({ db, jobs }: BillingDeps, batch: Batch): Promise<void> {
  const key = `reconcile:${batch.day}:${batch.after ?? 'first'}`
  return jobs.enqueue(db, { kind: BATCH_JOB, payload: batch, key, attemptsMax: BATCH_TRIES })
}

/** Some customers after the given one; the rest is the next job's. Failures leave the others alone and are tried again. */
async function reconcileBatch(deps: BillingDeps, { day, after }: Batch, run: JobRun): Promise<void> {
  const userIds = await listCustomersAfter(deps.db, after, BATCH)
  const failures = await reconcileAll(deps, userIds, run.signal)
  const last = userIds.at(-1)
  // While the provider is away the next batch would only wait for it too.
  const goesOn = !failures.some(isAway) || run.attempt >= BATCH_TRIES
  if (goesOn && userIds.length === BATCH && last !== undefined) await enqueueBatch(deps, { day, after: last })
  if (failures.length > 0) {
    throw new Error(`${failures.length} of ${userIds.length} plans could not be reconciled`, { cause: failures[0] })
  }
}

/** What failed, up to the first time that the provider gave no answer. */
async function reconcileAll(deps: BillingDeps, userIds: readonly string[], signal: AbortSignal): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const userId of userIds) {
    signal.throwIfAborted()
    try {
      await reconcile(deps, userId)
    } catch (error) {
      // A customer the provider does not know will not be known tomorrow either; their plan runs out by itself.
      if (!isFailure(error, ['not_found'])) failures.push(error)
      if (isAway(error)) break
    }
  }
  return failures
}

/** Each further question would wait as long for as little. */
function isAway(error: unknown): boolean {
  return isFailure(error, ['upstream', 'timeout', 'rate_minute'])
}

function isFailure(error: unknown, kinds: readonly SourceFailure[]): boolean {
  return error instanceof SourceError && kinds.includes(error.failure)
}
