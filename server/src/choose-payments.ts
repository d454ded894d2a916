import { createHmac } from 'node:crypto'
import { demoPayments } from '@prancheta/adapters/payments/demo/demo-payments.ts'
import type { Payments } from '@prancheta/adapters/payments/port.ts'
import { stripePayments } from '@prancheta/adapters/payments/stripe/stripe.ts'
import type { Kysely } from 'kysely'
import { demoLedger } from '#capabilities/billing/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import type { Env } from '#platform/env/env.ts'

type Settings = { env: Env; db: Kysely<DB>; clock: Clock; authSecret: string }

/** Stripe where its keys are set; otherwise the demonstration, which production never has: there nobody takes payments. */
export function choosePayments({ env, db, clock, authSecret }: Settings): Payments | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env
  const { STRIPE_PRICE_STARTER: starter, STRIPE_PRICE_PRO: pro, STRIPE_PRICE_BLACK: black } = env
  // The settings were checked to come all or none.
  if (secretKey && webhookSecret && starter && pro && black) {
    return stripePayments({ secretKey, webhookSecret, priceIds: { starter, pro, black }, apiUrl })
  }
  if (env.NODE_ENV === 'production') return null
  // Nobody outside can sign an event of the demonstration: its secret comes from ours.
  const secret = createHmac('sha256', authSecret).update('demo-payments').digest('base64url')
  return demoPayments({ ledger: demoLedger(db), secret, now: () => clock.now() })
}
