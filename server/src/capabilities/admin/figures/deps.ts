import type { AdminTicketView } from '@prancheta/contract/support/thread.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'

export type FigureDeps = {
  db: Kysely<DB>
  clock: Clock
  /** What other capabilities know better. */
  support: {
    counters(): Promise<{ unread: number; open_unread: number; urgent: number }>
    latest(limit: number): Promise<AdminTicketView[]>
    unreadMessages(): Promise<number>
  }
}
