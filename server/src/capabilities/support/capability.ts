import type { AdminTicketView } from '@prancheta/contract/support/thread.ts'
import { quietSince } from '@prancheta/core/support/status.ts'
import type { Kysely } from 'kysely'
import type { PostMail } from '#capabilities/mail/index.ts'
import type { Capability } from '#platform/capability/capability.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import { jobs } from '#platform/jobs/jobs.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import type { Log } from '#platform/log/log.ts'
import { BROADCAST_JOB, broadcastHandler } from './broadcast/broadcast.ts'
import { supportDoors } from './doors.ts'
import { ticketCounters, unreadMessagesOfAll } from './figures-store.ts'
import { newestTickets } from './list-store.ts'
import { MAIL_UNREAD_EVERY_MS, mailUnread } from './mail-unread/mail-unread.ts'
import type { SupportDeps } from './thread.ts'
import { closeQuiet } from './thread-store.ts'
import { toAdminTicketView } from './views.ts'

const CLOSE_JOB = 'tickets.close-quiet'
const MAIL_JOB = 'tickets.mail-unread'
const HOUR_MS = 3_600_000

export type Support = Capability & {
  /** The tickets that wait for an admin. */
  counters(): ReturnType<typeof ticketCounters>
  /** The tickets opened last, with their owners. */
  latest(limit: number): Promise<AdminTicketView[]>
  /** The direct messages that wait for an admin. */
  unreadMessages(): Promise<number>
}

export type SupportSettings = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  /** The address people reach us at, for links in mails. */
  siteUrl: () => string
  postMail: PostMail
}

/** People and the admins talk: in tickets, and in one conversation each. */
export function supportCapability({ db, clock, log, siteUrl, postMail }: SupportSettings): Support {
  const deps: SupportDeps = {
    db,
    clock,
    jobs,
    limits: {
      opening: rateLimit(db, { name: 'tickets-opening', tries: 20, windowSeconds: 3600 }),
      writing: {
        ticket: rateLimit(db, { name: 'tickets-writing', tries: 60, windowSeconds: 60 }),
        direct: rateLimit(db, { name: 'messages-writing', tries: 60, windowSeconds: 60 }),
      },
    },
  }
  return {
    doors: supportDoors(deps),
    jobs: {
      lane: 'usual',
      handlers: {
        [BROADCAST_JOB]: broadcastHandler(deps, log),
        async [CLOSE_JOB]() {
          await closeQuiet(db, quietSince(clock.now()))
        },
        [MAIL_JOB]: () => mailUnread({ db, clock, siteUrl, postMail }),
      },
      repeating: [
        { kind: CLOSE_JOB, everyMs: HOUR_MS },
        { kind: MAIL_JOB, everyMs: MAIL_UNREAD_EVERY_MS },
      ],
    },
    unreadMessages: () => unreadMessagesOfAll(db),
    counters: () => ticketCounters(db, clock.now()),
    latest: async (limit) => (await newestTickets(db, limit)).map((row) => toAdminTicketView(row, clock.now())),
  }
}
