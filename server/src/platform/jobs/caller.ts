import { AsyncLocalStorage } from 'node:async_hooks'

/** On whose behalf work is done: somebody who waits, or a job that can wait. */
export type Caller = 'user' | 'job'

const callers = new AsyncLocalStorage<Caller>()

/** Everything that `work` leads to counts as done by a job. The job runner does this, so no job can forget it. */
export function asJob<Result>(work: () => Promise<Result>): Promise<Result> {
  return callers.run('job', work)
}

export function currentCaller(): Caller {
  return callers.getStore() ?? 'user'
}
