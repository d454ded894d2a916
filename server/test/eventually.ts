import { vi } from 'vitest'

/** Far longer than anything takes; only a machine that stands still comes near it. */
const PATIENCE_MS = 30_000

/** Waits until the check passes, and gives what it returns. */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: PATIENCE_MS, interval: 20 })
}
