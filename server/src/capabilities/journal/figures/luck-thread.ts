import { Worker } from 'node:worker_threads'
import type { LuckFigures } from './luck.ts'

export type LuckAnswer = { id: number } & ({ result: LuckFigures } | { failure: string })

export type LuckThread = { ask(bets: string): Promise<LuckFigures>; stop(): Promise<void> }

type Asker = { resolve: (result: LuckFigures) => void; reject: (error: Error) => void }

/** Replays bets in a thread of its own, which begins when somebody first asks. */
export function openLuckThread(): LuckThread {
  const waiting = new Map<number, Asker>()
  let worker: Worker | null = null
  let lastId = 0

  /** Of one that ended by a mistake the end is told too, when another may have begun already. */
  function failAll(ended: Worker, error: Error) {
    if (worker !== ended) return
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    worker = null
  }

  function begin(): Worker {
    const begun = new Worker(new URL('./luck-worker.ts', import.meta.url))
    begun.unref() // a server that stops does not wait for it
    begun.on('message', (answer: LuckAnswer) => {
      const asker = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('failure' in answer) asker?.reject(new Error(answer.failure))
      else asker?.resolve(answer.result)
    })
    begun.on('error', (error) => failAll(begun, error instanceof Error ? error : new Error('the replays failed')))
    begun.on('exit', () => failAll(begun, new Error('the replays ended')))
    return begun
  }

  return {
    ask(bets) {
      worker ??= begin()
      lastId += 1
      const id = lastId
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker?.postMessage({ id, bets })
      })
    },
    async stop() {
      await worker?.terminate()
    },
  }
}
