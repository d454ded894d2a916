import type { DemoPayments } from '@prancheta/adapters/payments/demo/demo-payments.ts'
import type { Payments } from '@prancheta/adapters/payments/port.ts'
import type { Kysely } from 'kysely'
import type { Capability } from '#platform/capability/capability.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import { jobs } from '#platform/jobs/jobs.ts'
import { rateLimit } from '#platform/limits/rate-limit.ts'
import { oneAtATime } from '#platform/limits/work-queue.ts'
import type { Log } from '#platform/log/log.ts'
import { BILLING_REPEATING, billingJobs } from './billing-jobs.ts'
import { enqueueClosing } from './close-checkouts.ts'
import { demoDoors } from './demo-doors.ts'
import { billingDoors } from './doors.ts'
import { type BillingDeps, forgetCustomer } from './payments.ts'
import { reconcile } from './reconcile.ts'

const QUARTER_HOUR = 900

export type Billing = Capability & {
  /** Ends what this customer pays and has the provider forget them; throws when it gave no answer. */
  forgetCustomer(customerId: string): Promise<void>
  /** Has the payments closed that the user began and has not paid: by a job of this transaction, tried until the provider answers. */
  closeCheckouts(tx: Queryable, userId: string): Promise<void>
  /** Brings a user's plan to what the provider holds; throws while it does not answer. */
  reconcile(userId: string): Promise<void>
}

export type BillingSettings = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  payments: Payments | DemoPayments | null
  siteUrl: () => string
}

export function billingCapability({ db, clock, log, payments, siteUrl }: BillingSettings): Billing {
  const visitsToProvider = rateLimit(db, { name: 'payment-visits', tries: 60, windowSeconds: QUARTER_HOUR })
  const deps: BillingDeps = { db, clock, log, payments, siteUrl, jobs, visitsToProvider, inTurn: oneAtATime() }
  const desk = payments !== null && 'desk' in payments ? payments.desk : null
  return {
    doors: [...billingDoors(deps), ...(desk ? demoDoors(deps, desk) : [])],
    jobs: { lane: 'usual', handlers: billingJobs(deps), repeating: BILLING_REPEATING },
    forgetCustomer: (customerId) => forgetCustomer(deps, customerId),
    closeCheckouts: enqueueClosing,
    reconcile: (userId) => reconcile(deps, userId),
  }
}
