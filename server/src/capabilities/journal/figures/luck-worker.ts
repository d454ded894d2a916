import { parentPort } from 'node:worker_threads'
import { luckOf } from './luck.ts'
import type { LuckAnswer } from './luck-thread.ts'

/** The other side of luck-thread.ts: a fifth of a second of sums, away from the thread that answers people. */
parentPort?.on('message', ({ id, bets }: { id: number; bets: string }) => {
  parentPort?.postMessage({ id, ...answer(bets) } satisfies LuckAnswer)
})

function answer(bets: string) {
  try {
    return { result: luckOf(bets) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : 'unknown' }
  }
}
