import { createHmac } from 'node:crypto'
import { demoPayments } from '@prancheta/adapters/payments/demo/demo-payments.ts'
import type { Payments } from '@prancheta/adapters/payments/port.ts'
import { stripePayments } from '@prancheta/adapters/payments/stripe/stripe.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import type { Env } from '#platform/env/env.ts'
import { demoLedger } from './demo-ledger-store.ts'

type Settings = { env: Env; db: Kysely<DB>; clock: Clock; authSecret: string }

/** Stripe where its keys are set; otherwise the demonstration where it may be; otherwise nobody takes payments. */
export function choosePayments({ env, db, clock, authSecret }: Settings): Payments | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env
  const { STRIPE_PRICE_STARTER: starter, STRIPE_PRICE_PRO: pro, STRIPE_PRICE_BLACK: black } = env
  // The settings were checked to come all or none.
  if (secretKey && webhookSecret && starter && pro && black) {
    return stripePayments({ secretKey, webhookSecret, priceIds: { starter, pro, black }, apiUrl })
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
