import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Queryable } from '#platform/db/database.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import { asJob } from './caller.ts'
import { type ClaimedJob, claimDueJob, extendLease, failAbandoned, failJob, finishJob } from './job-store.ts'
import type { JobHandler } from './jobs.ts'

/** A process that died leaves its job to the others after this long. */
const LEASE_MS = 30_000
const POLL_MS = 1_000
const STOP_MS = 10_000
const BACKOFF_FIRST_MS = 1_000
const BACKOFF_MAX_MS = 3_600_000

export type JobRunner = { stop(): Promise<void> }

/** Works off due jobs, one at a time in each process, until stopped. A new job is heard of at once, by NOTIFY. */
export async function runJobs(
  database: Database,
  handlers: Readonly<Record<string, JobHandler>>,
  log: Log,
): Promise<JobRunner> {
  const stopping = new AbortController()
  let wake = () => {}
  let isWoken = false
  const stopListening = await database.listen('jobs', () => {
    isWoken = true
    wake()
  })

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const worked = await runOne(database.db, handlers, stopping.signal, log).catch((error: unknown) => {
        log.error({ error: describeError(error) }, 'jobs: database failed')
        return false
      })
      // A notice that came while we looked may be about a job we did not see yet.
      if (!worked && !isWoken && !stopping.signal.aborted) await sleepOrWake()
      isWoken = false
    }
  }

  function sleepOrWake(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  const ended = loop()
  return {
    async stop() {
      stopping.abort()
      wake()
      // A job that does not listen to the signal is left to its lease: another process takes it up.
      await Promise.race([ended, pause(STOP_MS, undefined, { ref: false })])
      await stopListening()
    },
  }
}

async function runOne(
  db: Queryable,
  handlers: Readonly<Record<string, JobHandler>>,
  stop: AbortSignal,
  log: Log,
): Promise<boolean> {
  const job = await claimDueJob(db, Object.keys(handlers), LEASE_MS)
  if (!job) await failAbandoned(db)
  const handler = job && handlers[job.kind]
  if (!handler) return false

  const lease = keepLease(db, job)
  try {
    const run = { attempt: job.attempts, signal: AbortSignal.any([stop, lease.lost]) }
    await asJob(() => handler(job.payload, run))
    await finishJob(db, job)
  } catch (error) {
    const failure = describeError(error)
    log.warn({ job: job.kind, attempt: job.attempts, error: failure }, 'job failed')
    await failJob(
      db,
      job,
      backoffMs(job.attempts),
      `${failure.kind}: ${failure.message ?? failure.code ?? ''}`.slice(0, 500),
    )
  } finally {
    lease.release()
  }
  return true
}

/** Doubles from a second to an hour, with up to a quarter taken off so that what failed together does not return together. */
export function backoffMs(attempt: number): number {
  const full = Math.min(BACKOFF_FIRST_MS * 2 ** (attempt - 1), BACKOFF_MAX_MS)
  return full * (1 - Math.random() / 4)
}

function keepLease(db: Queryable, job: ClaimedJob): { lost: AbortSignal; release(): void } {
  const lost = new AbortController()
  const timer = setInterval(async () => {
    const stillOurs = await extendLease(db, job, LEASE_MS).catch(() => true) // a passing fault; the lease itself tells
    if (!stillOurs) lost.abort()
  }, LEASE_MS / 3)
  return { lost: lost.signal, release: () => clearInterval(timer) }
}
