import { AsyncLocalStorage } from 'node:async_hooks'
import type { Queryable } from '#platform/db/database.ts'
import { deleteJobs, findJobs, insertJob, type JobState, keepRepeating, type NewJob } from './job-store.ts'

export type { JobState } from './job-store.ts'

/** Does one piece of work. May run again after a crash or a failure, so it must bear being repeated. */
export type JobHandler = (payload: unknown, run: JobRun) => Promise<void>

export type JobRun = {
  attempt: number
  /** Aborted when the server stops or the lease was lost to another process. */
  signal: AbortSignal
}

export type RepeatingJob = { kind: string; everyMs: number }

export type Jobs = {
  /** Give the transaction that made the work necessary: then there is no job without its cause, nor the reverse. */
  enqueue(db: Queryable, job: NewJob): Promise<void>
  /** How the jobs with these keys stand; one that is done and tidied away is not among them. */
  statesOf(db: Queryable, keys: readonly string[]): Promise<Map<string, JobState>>
  /** Removes the jobs of a kind whose payload holds all of this. */
  forget(db: Queryable, kind: string, payload: Record<string, string>): Promise<void>
}

export const jobs: Jobs = { enqueue: insertJob, statesOf: findJobs, forget: deleteJobs }

/** Makes sure each repeating job exists once, however many processes start. */
export function scheduleRepeating(db: Queryable, repeating: readonly RepeatingJob[]): Promise<void> {
  return keepRepeating(db, repeating)
}

/** What a job's questions to a paid service are worth, the most first. */
export type JobWorth = 'results' | 'ratings' | 'odds' | 'rest'

/** On whose behalf work is done: somebody who waits, or a job that can wait. */
export type Caller = 'user' | JobWorth

const callers = new AsyncLocalStorage<Caller>()

/** Everything that `work` leads to counts as done by a job. The job runner does this, so no job can forget it. */
export function asJob<Result>(work: () => Promise<Result>, worth: JobWorth = 'rest'): Promise<Result> {
  return callers.run(worth, work)
}

/** Thrown by a job that may not go on yet, through no fault of its own: it runs again later and none of its tries is used. */
export class JobDeferred extends Error {
  override readonly name = 'JobDeferred'
  readonly delayMs: number

  constructor(delayMs: number, cause?: unknown) {
    super('the job waits', { cause })
    this.delayMs = delayMs
  }
}

export function currentCaller(): Caller {
  return callers.getStore() ?? 'user'
}
