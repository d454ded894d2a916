import type { Door } from '#platform/http/door.ts'
import type { JobHandler, RepeatingJob } from '#platform/jobs/jobs.ts'

/**
 * A part of the product, as the server runs it. What it needs is handed to the function that makes it
 * (`capability.ts` in its folder); what other capabilities need of it stands beside these fields.
 */
export type Capability = {
  doors: readonly Door[]
  jobs?: CapabilityJobs
  /** Clears what has run out, every hour. */
  tidy?: (now: Date) => Promise<void>
  /** Ends what would outlive the server. */
  stop?: () => Promise<void>
}

export type CapabilityJobs = {
  /**
   * quick: somebody waits before the screen, so these wait for no other job. games: they follow games, and begin only
   * once people can come in, so that nobody waits for them. files: they fetch for minutes, mostly waiting, so others
   * need not wait for them either. board: what is made of followed games, which must not wait until all leagues are rated.
   */
  lane: 'quick' | 'usual' | 'games' | 'files' | 'board'
  handlers: Readonly<Record<string, JobHandler>>
  /** In the order of the first start. */
  repeating?: readonly RepeatingJob[]
}
