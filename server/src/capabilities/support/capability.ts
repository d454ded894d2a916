import type { AdminTicketView } from '@prancheta/contract/support/thread.ts'
import { quietSince } from '@prancheta/core/support/status.ts'
import type { Kysely } from 'kysely'
import type { Capability } from '#platform/capability/capability.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import { jobs } from '#platform/jobs/jobs.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import type { Log } from '#platform/log/log.ts'
import { countUnreadByAdmins } from './direct-messages/thread-store.ts'
import { supportDoors } from './doors.ts'
import type { TicketDeps } from './tickets/deps.ts'
import { ticketCounters } from './tickets/figures-store.ts'
import { BROADCAST_JOB } from './tickets/open-ticket-for-all.ts'
import { newestTickets } from './tickets/queue-store.ts'
import { broadcastHandler } from './tickets/run-broadcast.ts'
import { closeQuiet } from './tickets/ticket-store.ts'
import { toAdminTicketView } from './tickets/ticket-view.ts'

const CLOSE_JOB = 'tickets.close-quiet'
const HOUR_MS = 3_600_000

export type Support = Capability & {
  /** The tickets that wait for an admin. */
  counters(): ReturnType<typeof ticketCounters>
  /** The tickets opened last, with their owners. */
  latest(limit: number): Promise<AdminTicketView[]>
  /** The direct messages that wait for an admin. */
  unreadMessages(): Promise<number>
}

/** People and the admins talk: in tickets, and in one conversation each. */
export function supportCapability({ db, clock, log }: { db: Kysely<DB>; clock: Clock; log: Log }): Support {
  const deps: TicketDeps = {
    db,
    clock,
    jobs,
    limits: {
      opening: rateLimit(db, { name: 'tickets-opening', tries: 20, windowSeconds: 3600 }),
      writing: rateLimit(db, { name: 'tickets-writing', tries: 60, windowSeconds: 60 }),
    },
  }
  const messageDeps = {
    db,
    limits: { writing: rateLimit(db, { name: 'messages-writing', tries: 60, windowSeconds: 60 }) },
  }
  return {
    doors: supportDoors(deps, messageDeps),
    jobs: {
      lane: 'usual',
      handlers: {
        [BROADCAST_JOB]: broadcastHandler(deps, log),
        async [CLOSE_JOB]() {
          await closeQuiet(db, quietSince(clock.now()))
        },
      },
      repeating: [{ kind: CLOSE_JOB, everyMs: HOUR_MS }],
    },
    unreadMessages: () => countUnreadByAdmins(db),
    counters: () => ticketCounters(db, clock.now()),
    latest: async (limit) => (await newestTickets(db, limit)).map((row) => toAdminTicketView(row, clock.now())),
  }
}
