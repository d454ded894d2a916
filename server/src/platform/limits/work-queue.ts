import { AppError } from '#platform/errors/errors.ts'

export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Lets only `atOnce` pieces of heavy work run, and only `waitingMax` wait. Password hashing takes a whole core
 * for about 60 ms: without this, thirty sign-ins at once would hold up every other request.
 */
export function workQueue({ atOnce, waitingMax }: { atOnce: number; waitingMax: number }): WorkQueue {
  let running = 0
  const waiting: (() => void)[] = []

  return async (work) => {
    if (running < atOnce) running += 1
    else {
      if (waiting.length >= waitingMax) throw new AppError('server.busy')
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      // The place is handed on, not given up: nobody who comes just now can slip in before one who waits.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

export type TurnKeeper = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/** Work of one key runs one after the other; different keys do not wait for each other. */
export function oneAtATime(): TurnKeeper {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work)
    const settled = turn.catch(() => {}) // a failure is the caller's; the next in line only waits for the end
    last.set(key, settled)
    try {
      return await turn
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}
