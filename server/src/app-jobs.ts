import { deleteOldEntries } from '#platform/cache/cache-store.ts'
import type { Capability, CapabilityJobs } from '#platform/capability/capability.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database, Queryable } from '#platform/db/database.ts'
import { tendTables } from '#platform/db/upkeep.ts'
import { deleteDoneJobs, deleteFailedJobs } from '#platform/jobs/job-store.ts'
import { type JobHandler, type JobRun, scheduleRepeating } from '#platform/jobs/jobs.ts'
import { type JobRunner, runJobs, workOffDueJobs } from '#platform/jobs/run-jobs.ts'
import { deleteSpentLimits } from '#platform/limits/limit-store.ts'
import { pruneEvents } from '#platform/live/live-store.ts'
import type { Log } from '#platform/log/log.ts'

const TIDY_JOB = 'platform.tidy'
const HOUR_MS = 3_600_000
const UPKEEP_JOB = 'platform.upkeep'
const MINUTE_MS = 60_000

type Lane = CapabilityJobs['lane']
type Settings = { database: Database; clock: Clock; log: Log }

export type AppJobs = {
  /** Works jobs off from now on; those that follow games only where asked. */
  start(lanes: readonly Lane[]): Promise<JobRunner>
  /** Does what is due by now in the usual lane, and ends. */
  workOff(): Promise<void>
  /** Does the work of a job at once, whoever is due. */
  run(kind: string, payload: unknown, run: JobRun): Promise<void>
}

/** The work of all capabilities that nobody asks for by a request, and the tidying of all of them every hour. */
export function appJobs({ database, clock, log }: Settings, capabilities: readonly Capability[]): AppJobs {
  const { db } = database
  const tidying: CapabilityJobs = {
    lane: 'usual',
    handlers: {
      async [TIDY_JOB]() {
        const now = clock.now()
        await tidyPlatform(db, now)
        for (const { tidy } of capabilities) await tidy?.(now)
      },
    },
    repeating: [{ kind: TIDY_JOB, everyMs: HOUR_MS }],
  }
  // Waits for no other job: until it has run, a question may hold up everybody.
  const upkeep: CapabilityJobs = {
    lane: 'quick',
    handlers: { [UPKEEP_JOB]: () => tendTables(db) },
    repeating: [{ kind: UPKEEP_JOB, everyMs: MINUTE_MS }],
  }
  const ofPlatform = database.kind === 'embedded' ? [tidying, upkeep] : [tidying]
  const all = [...ofPlatform, ...capabilities.flatMap(({ jobs }) => jobs ?? [])]
  const handlersOf = (lanes: readonly Lane[]): Record<string, JobHandler> =>
    Object.assign({}, ...all.filter(({ lane }) => lanes.includes(lane)).map(({ handlers }) => handlers))

  const schedule = (lanes: readonly Lane[]) =>
    scheduleRepeating(
      db,
      all.filter(({ lane }) => lanes.includes(lane)).flatMap(({ repeating = [] }) => repeating),
    )

  return {
    async start(lanes) {
      await schedule(lanes)
      // Quick jobs, the board and those that fetch files wait for nobody else; all others take turns.
      const apart: readonly Lane[] = ['quick', 'files', 'board']
      const own = apart.filter((lane) => lanes.includes(lane)).map((lane) => handlersOf([lane]))
      return runJobs(database, [...own, handlersOf(lanes.filter((lane) => !apart.includes(lane)))], log)
    },
    async workOff() {
      await schedule(['usual'])
      await workOffDueJobs(database, handlersOf(['usual']), log)
    },
    async run(kind, payload, run) {
      const handler = handlersOf(['quick', 'usual', 'games', 'files', 'board'])[kind]
      if (!handler) throw new Error(`no job is called ${kind}`)
      await handler(payload, run)
    },
  }
}

const DAY_MS = 86_400_000
/** A browser that was away longer loads its screen anew, which costs less than replaying days. */
const EVENTS_KEPT_MS = DAY_MS
const JOBS_KEPT_MS = 7 * DAY_MS
/** Time enough for somebody to look at them. */
const FAILED_JOBS_KEPT_MS = 30 * DAY_MS
const CACHE_KEPT_MS = 90 * DAY_MS

/** Removes what the platform's own tables no longer need. */
export async function tidyPlatform(db: Queryable, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  await pruneEvents(db, ago(EVENTS_KEPT_MS))
  await deleteDoneJobs(db, ago(JOBS_KEPT_MS))
  await deleteFailedJobs(db, ago(FAILED_JOBS_KEPT_MS))
  await deleteOldEntries(db, ago(CACHE_KEPT_MS))
  await deleteSpentLimits(db, now)
}
