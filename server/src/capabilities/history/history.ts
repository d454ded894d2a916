import type { Door } from '#platform/http/door.ts'
import type { JobHandler, RepeatingJob } from '#platform/jobs/jobs.ts'
import type { HistoryDeps } from './deps.ts'
import { historyRoutes } from './routes.ts'
import { catchUpDays } from './settlement/catch-up.ts'
import { settleAnalyses } from './settlement/settle-analyses.ts'

const MINUTE_MS = 60_000
const SETTLE_JOB = 'history.settle'
const CATCH_UP_JOB = 'history.catch-up'

export type HistoryCapability = {
  doors: Door[]
  /** Both follow games, and begin with those that do. */
  repeating: readonly RepeatingJob[]
  jobHandlers: Record<string, JobHandler>
}

export function createHistory(deps: HistoryDeps): HistoryCapability {
  return {
    doors: historyRoutes(deps),
    repeating: [
      { kind: SETTLE_JOB, everyMs: 2 * MINUTE_MS },
      { kind: CATCH_UP_JOB, everyMs: 60 * MINUTE_MS },
    ],
    jobHandlers: {
      [SETTLE_JOB]: (_payload, run) => settleAnalyses(deps, run),
      [CATCH_UP_JOB]: (_payload, run) => catchUpDays(deps, run),
    },
  }
}
