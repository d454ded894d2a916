import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import type { Log } from '#platform/log/log.ts'

export type UserDeps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  /** Brings a user's plan to what the payment provider holds; throws while it does not answer. */
  reconcilePlan: (userId: string) => Promise<void>
  /** Closes an account for good and has everything of it deleted; null when there is no such user. */
  closeAccount: (userId: string) => Promise<unknown>
}
