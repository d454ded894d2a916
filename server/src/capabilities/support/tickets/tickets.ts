import type { AdminTicketView } from '@prancheta/contract/support/thread.ts'
import { quietSince } from '@prancheta/core/tickets/status.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import type { Door } from '#platform/http/door.ts'
import { type JobHandler, jobs, type RepeatingJob } from '#platform/jobs/jobs.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import type { Log } from '#platform/log/log.ts'
import type { TicketDeps } from './deps.ts'
import { ticketCounters } from './figures-store.ts'
import { BROADCAST_JOB } from './open-ticket-for-all.ts'
import { newestTickets } from './queue-store.ts'
import { ticketRoutes } from './routes.ts'
import { broadcastHandler } from './run-broadcast.ts'
import { closeQuiet } from './ticket-store.ts'
import { toAdminTicketView } from './ticket-view.ts'

const CLOSE_JOB = 'tickets.close-quiet'
const HOUR_MS = 3_600_000

export type Tickets = {
  doors: Door[]
  jobHandlers: Record<string, JobHandler>
  repeatingJobs: RepeatingJob[]
  /** What waits for an admin. */
  counters(): ReturnType<typeof ticketCounters>
  /** The tickets opened last, with their owners. */
  latest(limit: number): Promise<AdminTicketView[]>
}

export type TicketSettings = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  /** What waits for the admins outside the tickets. */
  countUnreadMessages: () => Promise<number>
}

export function createTickets({ db, clock, log, countUnreadMessages }: TicketSettings): Tickets {
  const deps: TicketDeps = {
    db,
    clock,
    jobs,
    limits: {
      opening: rateLimit(db, { name: 'tickets-opening', tries: 20, windowSeconds: 3600 }),
      writing: rateLimit(db, { name: 'tickets-writing', tries: 60, windowSeconds: 60 }),
    },
  }
  return {
    doors: ticketRoutes(deps, countUnreadMessages),
    jobHandlers: {
      [BROADCAST_JOB]: broadcastHandler(deps, log),
      async [CLOSE_JOB]() {
        await closeQuiet(db, quietSince(clock.now()))
      },
    },
    repeatingJobs: [{ kind: CLOSE_JOB, everyMs: HOUR_MS }],
    counters: () => ticketCounters(db, clock.now()),
    latest: async (limit) => (await newestTickets(db, limit)).map((row) => toAdminTicketView(row, clock.now())),
  }
}
