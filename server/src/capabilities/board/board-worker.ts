import { parentPort } from 'node:worker_threads'
import type { PricingAnswer } from './board-pricer.ts'
import { type BoardTask, priceGames } from './price-games.ts'

/** The other side of board-pricer.ts: a day of games is some hundred milliseconds of sums. */
parentPort?.on('message', (task: BoardTask) => {
  parentPort?.postMessage(answer(task))
})

function answer(task: BoardTask): PricingAnswer {
  try {
    return { rows: priceGames(task) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : 'unknown' }
  }
}
