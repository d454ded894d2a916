import type { Capability } from '#platform/capability/capability.ts'
import { type AdminDeps, adminDoors } from './doors.ts'
import { countPlansOfToday } from './figures/figures.ts'

const COUNT_JOB = 'figures.count-plans'
const HOUR_MS = 3_600_000

/** What admins see of the whole: everybody else, work and money, now and over time. */
export function adminCapability(deps: AdminDeps): Capability {
  return {
    doors: adminDoors(deps),
    jobs: {
      lane: 'usual',
      handlers: { [COUNT_JOB]: () => countPlansOfToday(deps.figures) },
      repeating: [{ kind: COUNT_JOB, everyMs: HOUR_MS }],
    },
  }
}
