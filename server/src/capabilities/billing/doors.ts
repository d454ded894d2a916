import * as billing from '@prancheta/contract/billing/routes.ts'
import { PAID_PLANS } from '@prancheta/core/billing/plans.ts'
import { MONTHLY_PRICE_CENTS } from '@prancheta/core/billing/prices.ts'
import { type Door, door, rawDoor } from '#platform/http/door.ts'
import { readBody } from '#platform/http/read-input.ts'
import { createCheckout, openPortal } from './checkout-and-portal.ts'
import type { BillingDeps } from './payments.ts'
import { checkSubscription, receiveEvent } from './reconcile.ts'

const WEBHOOK = {
  method: 'post',
  path: '/api/stripe/webhook',
  summary: 'News from the payment provider, signed by it.',
} as const

export const billingDoors = (deps: BillingDeps): Door[] => [
  door(billing.listPrices, 'public', async () => ({ prices: pricesOf(deps) })),
  door(billing.createCheckout, 'user', (input, session) => createCheckout(deps, session, input)),
  door(billing.customerPortal, 'user', (_input, session) => openPortal(deps, session)),
  door(billing.checkSubscription, 'user', (_input, session) => checkSubscription(deps, session)),
  rawDoor(WEBHOOK, 'public', async (exchange) => {
    await receiveEvent(deps, await readBody(exchange), exchange.header('stripe-signature'))
    return exchange.context.json({ received: true })
  }),
]

function pricesOf({ payments }: BillingDeps) {
  if (payments === null) return []
  return PAID_PLANS.map((plan) => ({
    plan,
    priceId: payments.priceIds[plan],
    monthlyPriceCents: MONTHLY_PRICE_CENTS[plan],
  }))
}
