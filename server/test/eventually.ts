import { setTimeout as pause } from 'node:timers/promises'

/** Far longer than anything takes; only a machine that stands still comes near it, or a line that holds back (hold-back.ts). */
const PATIENCE_MS = process.env.HELD_BACK_MS ? 300_000 : 60_000
/** What comes at once is seen at once; what takes long is not asked about fifty times a second meanwhile. */
const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 150

/** Waits until the check passes, and gives what it returns. */
export async function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  const startedMs = performance.now()
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
    try {
      return await check()
    } catch (error) {
      if (performance.now() - startedMs > PATIENCE_MS) throw error
    }
    await pause(pauseMs)
  }
}
