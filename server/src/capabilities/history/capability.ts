import type { Capability } from '#platform/capability/capability.ts'
import { type HistoryDeps, historyDoors } from './doors.ts'
import { roundExposure } from './round/read-round-plan.ts'
import { catchUpDays, settleAnalyses } from './settlement/settle-analyses.ts'

const MINUTE_MS = 60_000
const SETTLE_JOB = 'history.settle'
const CATCH_UP_JOB = 'history.catch-up'

/** What people saved, how it ended, and the cards they make of it. */
export function historyCapability(
  deps: HistoryDeps,
): Capability & { roundExposure: (userId: string, day: string) => Promise<number> } {
  return {
    roundExposure: (userId: string, day: string) => roundExposure(deps, userId, day),
    doors: historyDoors(deps),
    jobs: {
      lane: 'games',
      handlers: {
        [SETTLE_JOB]: (_payload, run) => settleAnalyses(deps, run),
        [CATCH_UP_JOB]: (_payload, run) => catchUpDays(deps, run),
      },
      repeating: [
        { kind: SETTLE_JOB, everyMs: 2 * MINUTE_MS },
        { kind: CATCH_UP_JOB, everyMs: 60 * MINUTE_MS },
      ],
    },
    stop: () => deps.cards.stop(),
  }
}
