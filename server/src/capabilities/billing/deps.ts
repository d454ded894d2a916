import type { Payments } from '@prancheta/adapters/payments/port.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { RateLimit } from '#platform/limits/rate-limit.ts'
import type { TurnKeeper } from '#platform/limits/work-queue.ts'
import type { Log } from '#platform/log/log.ts'

export type BillingDeps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  /** Null where this installation takes no payments. */
  payments: Payments | null
  siteUrl: () => string
  jobs: Jobs
  /** Looks at one customer take turns, so that a burst of events costs no lost races inside a process. */
  inTurn: TurnKeeper
  /** Each of these asks the provider several things. */
  visitsToProvider: RateLimit
}

export function requirePayments({ payments }: BillingDeps): Payments {
  if (payments === null) throw new AppError('billing.unavailable')
  return payments
}
