import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { RateLimit } from '#platform/limits/rate-limit.ts'
import type { Log } from '#platform/log/log.ts'

export type AccountDeps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  jobs: Jobs
  /** Reads all that is held of somebody, twice. */
  exporting: RateLimit
  /** Throws unless the password is this user's own. */
  requireOwnPassword(claim: { userId: string; password: string }): Promise<void>
  /** Ends what a customer pays and has the payment provider forget them; throws when it gave no answer. */
  forgetCustomer(customerId: string): Promise<void>
}
