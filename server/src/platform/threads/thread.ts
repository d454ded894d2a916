import { Worker } from 'node:worker_threads'

/** Sums in a thread of their own, away from the one that answers people. */
export type Thread<Task, Result> = {
  /** Begins the thread, unless it has begun. */
  begin(): void
  ask(task: Task): Promise<Result>
  /** Whoever still waits is told that it ended; whoever asks afterwards begins another. */
  stop(): Promise<void>
}

export type Asked<Task> = { id: number; task: Task }
export type Answered<Result> = { id: number } & ({ result: Result } | { failure: string })

type Asker<Result> = { resolve: (result: Result) => void; reject: (error: Error) => void }

/** To begin a thread takes most of a second; one that waits for work holds some 60 MB at most, and most hours there is none. */
const IDLE_MS = 5 * 60_000

/** Opens the thread whose program answers tasks (answer-tasks.ts). It begins with the first one and ends when none comes. */
export function openThread<Task, Result>(
  program: URL,
  /** Told when the thread itself ends by a mistake, not when a task fails. */
  onFailure: (error: Error) => void = () => {},
): Thread<Task, Result> {
  const waiting = new Map<number, Asker<Result>>()
  let worker: Worker | null = null
  let lastId = 0
  let idle: ReturnType<typeof setTimeout> | undefined

  function begin(): Worker {
    worker ??= start()
    restLater()
    return worker
  }

  function restLater(): void {
    clearTimeout(idle)
    if (waiting.size === 0) idle = setTimeout(() => void stop(), IDLE_MS).unref()
  }

  function start(): Worker {
    const begun = new Worker(program)
    begun.unref() // a server that stops does not wait for it
    // Both ends are ours and run the same version.
    begun.on('message', (answer: Answered<Result>) => {
      const asker = waiting.get(answer.id)
      waiting.delete(answer.id)
      restLater()
      if ('failure' in answer) asker?.reject(new Error(answer.failure))
      else asker?.resolve(answer.result)
    })
    begun.on('error', (error) => fail(begun, error instanceof Error ? error : new Error('the thread failed')))
    begun.on('exit', () => fail(begun, new Error('the thread ended')))
    return begun
  }

  /** Of one that ended by a mistake the end is told too, when another may have begun already. */
  function fail(ended: Worker, error: Error): void {
    if (worker !== ended) return
    worker = null
    onFailure(error)
    failAll(error)
  }

  function failAll(error: Error): void {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  async function stop(): Promise<void> {
    clearTimeout(idle)
    const ending = worker
    worker = null
    failAll(new Error('the thread was stopped'))
    await ending?.terminate()
  }

  return {
    begin() {
      begin()
    },
    ask(task) {
      const asked = begin()
      clearTimeout(idle)
      lastId += 1
      const id = lastId
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        asked.postMessage({ id, task } satisfies Asked<Task>)
      })
    },
    stop,
  }
}

export type OpenThread = typeof openThread
