import { createHmac } from 'node:crypto'
import { demoPayments, isDemoCustomer } from '@prancheta/adapters/payments/demo/demo-payments.ts'
import type { Payments } from '@prancheta/adapters/payments/port.ts'
import { lateStripe } from '@prancheta/adapters/payments/stripe/late-stripe.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import type { Env } from '#platform/env/env.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import type { RateLimit } from '#platform/limits/rate-limit.ts'
import type { TurnKeeper } from '#platform/limits/work-queue.ts'
import type { Log } from '#platform/log/log.ts'
import { demoLedger } from './demo-ledger-store.ts'
import { watchedPayments } from './watched-payments.ts'

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

type Settings = { env: Env; db: Kysely<DB>; clock: Clock; log: Log; authSecret: string }

/** Stripe where its keys are set; otherwise the demonstration where it may be; otherwise nobody takes payments. */
export function choosePayments({ env, db, clock, log, authSecret }: Settings): Payments | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env
  const { STRIPE_PRICE_STARTER: starter, STRIPE_PRICE_PRO: pro, STRIPE_PRICE_BLACK: black } = env
  // The settings were checked to come all or none.
  if (secretKey && webhookSecret && starter && pro && black) {
    const priceIds = { starter, pro, black }
    const endsAtOnce = env.STRIPE_ENDED_PLANS === 'at-once'
    const stripe = lateStripe({ secretKey, webhookSecret, priceIds, endsAtOnce, apiUrl })
    return watchedPayments(stripe, { db, clock, log })
  }
  if (!mayDemonstrate(env)) return null
  // Nobody outside can sign an event of the demonstration: its secret comes from ours.
  const secret = createHmac('sha256', authSecret).update('demo-payments').digest('base64url')
  return demoPayments({ ledger: demoLedger(db), secret, now: () => clock.now() })
}

/**
 * In the demonstration everybody gets every plan for nothing. A real database is taken for a real installation, whose
 * starter may have forgotten NODE_ENV: there it must be asked for, and in production it cannot be.
 */
export function mayDemonstrate({ NODE_ENV, DATABASE_URL, DEMO_PAYMENTS }: Env): boolean {
  if (NODE_ENV === 'production') return false
  return DATABASE_URL === undefined || DEMO_PAYMENTS === 'on'
}

/** Ends what this customer pays, at once, and has the provider forget them. Bears being repeated. */
export async function forgetCustomer(deps: BillingDeps, customerId: string): Promise<void> {
  // What the demonstration remembers lies with us, whoever takes the payments now.
  if (isDemoCustomer(customerId)) await demoLedger(deps.db).forget(customerId)
  else await requirePayments(deps).forgetCustomer(customerId)
}
