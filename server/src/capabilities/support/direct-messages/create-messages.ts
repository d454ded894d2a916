import type { Kysely } from 'kysely'
import type { DB } from '#platform/db/schema.ts'
import type { Door } from '#platform/http/door.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import { messageRoutes } from './routes.ts'
import { countUnreadByAdmins } from './thread-store.ts'

export type Messages = {
  doors: Door[]
  /** What waits for the admins, for their counters. */
  countUnreadByAdmins(): Promise<number>
}

export function createMessages({ db }: { db: Kysely<DB> }): Messages {
  const limits = { writing: rateLimit(db, { name: 'messages-writing', tries: 60, windowSeconds: 60 }) }
  return { doors: messageRoutes({ db, limits }), countUnreadByAdmins: () => countUnreadByAdmins(db) }
}
