import { AppError } from '#platform/errors/app-error.ts'

export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Lets only `atOnce` pieces of heavy work run, and only `waitingMax` wait. Password hashing takes a whole core
 * for about 60 ms: without this, thirty sign-ins at once would hold up every other request.
 */
export function workQueue({ atOnce, waitingMax }: { atOnce: number; waitingMax: number }): WorkQueue {
  let running = 0
  const waiting: (() => void)[] = []

  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw new AppError('server.busy')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
      waiting.shift()?.()
    }
  }
}
