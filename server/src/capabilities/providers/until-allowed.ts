import { SourceError, type SourceFailure } from '@prancheta/adapters/source-error.ts'
import { CacheFetchError } from '#platform/cache/cache.ts'
import { JobDeferred } from '#platform/jobs/jobs.ts'
import { CircuitOpen } from './guard.ts'

/** Nothing is wrong with the work: it was only asked for too early, or is not in the plan. */
const NOT_YET: ReadonlySet<SourceFailure> = new Set(['rate_minute', 'quota_day', 'plan'])
const WAIT_MS = 60_000
/** Somebody else's call failed a moment ago. */
const SHARED_FAILURE_MS = 2_000
/** A plan may be changed meanwhile. */
const WAIT_MAX_MS = 3_600_000

/** Does a job's work; where a service may not be asked yet, the job waits for that and uses none of its tries. */
export async function untilAllowed(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    const waitMs = waitOf(error)
    throw waitMs === null ? error : new JobDeferred(Math.min(waitMs, WAIT_MAX_MS), error)
  }
}

/** How long a service has to be left alone; null for an error of another kind. */
export function waitOf(error: unknown): number | null {
  if (error instanceof CacheFetchError) return SHARED_FAILURE_MS
  if (!(error instanceof SourceError)) return null
  const mustWait = error instanceof CircuitOpen || NOT_YET.has(error.failure)
  return mustWait ? (error.retryAfterMs ?? WAIT_MS) : null
}
