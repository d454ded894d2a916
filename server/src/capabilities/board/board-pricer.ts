import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { BoardTask, PricedGame } from './price-games.ts'

export type PricingAnswer = { rows: PricedGame[] } | { failure: string }

export type BoardPricer = {
  /** One task at a time. */
  price(task: BoardTask): Promise<PricedGame[]>
  close(): Promise<void>
}

/** Does the board's sums in a thread of its own, away from the one that answers people. */
export function openBoardPricer(): BoardPricer {
  const worker = new Worker(new URL('./board-worker.ts', import.meta.url))
  worker.unref() // a server that stops does not wait for it
  const failed = new Promise<never>((_, reject) => worker.once('error', reject))
  failed.catch(() => {}) // told by the next task; between two of them nobody listens
  return {
    async price(task) {
      worker.postMessage(task)
      // Both ends are ours and run the same version.
      const [answer] = (await Promise.race([once(worker, 'message'), failed])) as [PricingAnswer]
      if ('failure' in answer) throw new Error(answer.failure)
      return answer.rows
    },
    async close() {
      await worker.terminate()
    },
  }
}
