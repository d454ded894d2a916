import { Worker } from 'node:worker_threads'
import type { Env } from '#platform/env/env.ts'
import type { PastDays } from './played-day.ts'

export type PlayOrder = {
  env: Env
  authSecret: string
  /** Where the database lies; made if it is not there. Nobody else may have it open. */
  databaseFolder: string
  /** Told with each day that begins; null for a new past, which counts only when it is whole. */
  stateFile: string | null
  days: PastDays
  /** Nothing is played before the product was last used here: results that are known must not become unknown again. */
  lastUse: Date
  /** Nothing that is played reaches it: the real time, or one before it. */
  present: Date
  /** Where all days would take longer, older ones are left out; null plays all of them. */
  longestMs: number | null
}

export type PlayReport = {
  days: number
  /** What the product refused to the cast: nothing, unless people changed the demo accounts. */
  refusals: string[]
}

/** Every query makes much that is soon forgotten; with little room for it, a sixth of the time goes into clearing it away. */
const YOUNG_MB = 192

/**
 * Plays days in a thread of its own, whose clock and dice are taken over; this thread keeps the real ones. The thread and
 * all it changed end with the last day.
 */
export async function playInThread(order: PlayOrder): Promise<PlayReport> {
  const worker = new Worker(new URL('./play-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })
  try {
    return await new Promise<PlayReport>((resolve, reject) => {
      worker.on('message', resolve)
      worker.on('error', reject)
      worker.on('exit', () => reject(new Error('the demo’s past ended early')))
    })
  } finally {
    await worker.terminate()
  }
}
