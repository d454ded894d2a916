import type { Door } from '#platform/http/door.ts'
import type { JobHandler, RepeatingJob } from '#platform/jobs/jobs.ts'
import { countPlansOfToday } from './count-plans.ts'
import type { FigureDeps } from './deps.ts'
import { figureRoutes } from './routes.ts'

const COUNT_JOB = 'figures.count-plans'
const HOUR_MS = 3_600_000

/** What admins see of the whole: people, work and money, now and over time. */
export function createFigures(deps: FigureDeps): {
  doors: Door[]
  jobHandlers: Record<string, JobHandler>
  repeatingJobs: readonly RepeatingJob[]
} {
  return {
    doors: figureRoutes(deps),
    jobHandlers: { [COUNT_JOB]: () => countPlansOfToday(deps) },
    repeatingJobs: [{ kind: COUNT_JOB, everyMs: HOUR_MS }],
  }
}
