import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Queryable } from '#platform/db/database.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import { type ClaimedJob, claimDueJob, deferJob, extendLease, failAbandoned, failJob, finishJob } from './job-store.ts'
import { asJob, JobDeferred, type JobHandler } from './jobs.ts'

/** A process that died leaves its job to the others after this long. */
const LEASE_MS = 30_000
const POLL_MS = 1_000
const STOP_MS = 10_000
const BACKOFF_FIRST_MS = 1_000
const BACKOFF_MAX_MS = 3_600_000

export type JobRunner = { stop(): Promise<void> }

type Handlers = Readonly<Record<string, JobHandler>>

/**
 * Works off due jobs until stopped, in each process one at a time in each lane: a lane is the kinds that wait for each
 * other and for nobody else. A new job is heard of at once, by NOTIFY.
 */
export async function runJobs(database: Database, lanes: readonly Handlers[], log: Log): Promise<JobRunner> {
  const stopping = new AbortController()
  const runners = lanes.map((handlers) => runLane(database.db, handlers, stopping.signal, log))
  const wakeAll = () => {
    for (const { wake } of runners) wake()
  }
  const stopListening = await database.listen('jobs', wakeAll)
  return {
    async stop() {
      stopping.abort()
      wakeAll()
      // A job that does not listen to the signal is left to its lease: another process takes it up.
      const ended = Promise.all(runners.map((runner) => runner.ended))
      await Promise.race([ended, pause(STOP_MS, undefined, { ref: false })])
      await stopListening()
    },
  }
}

/** Works off what is due by now, one job after another, and ends. */
export async function workOffDueJobs({ db }: Database, handlers: Handlers, log: Log): Promise<void> {
  const { signal } = new AbortController()
  while (await runOne(db, handlers, signal, log));
}

function runLane(
  db: Queryable,
  handlers: Handlers,
  stopping: AbortSignal,
  log: Log,
): { wake: () => void; ended: Promise<void> } {
  let endSleep = () => {}
  let isWoken = false

  async function loop(): Promise<void> {
    while (!stopping.aborted) {
      const worked = await runOne(db, handlers, stopping, log).catch((error: unknown) => {
        log.error({ error: describeError(error) }, 'jobs: database failed')
        return false
      })
      // A notice that came while we looked may be about a job we did not see yet.
      if (!worked && !isWoken && !stopping.aborted) await sleepOrWake()
      isWoken = false
    }
  }

  function sleepOrWake(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS)
      endSleep = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  function wake(): void {
    isWoken = true
    endSleep()
  }

  return { wake, ended: loop() }
}

async function runOne(db: Queryable, handlers: Handlers, stop: AbortSignal, log: Log): Promise<boolean> {
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
    if (error instanceof JobDeferred) {
      log.debug({ job: job.kind, delayMs: error.delayMs }, 'job deferred')
      await deferJob(db, job, error.delayMs)
      return true
    }
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
