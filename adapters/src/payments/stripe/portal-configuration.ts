import { PAID_PLANS } from '@prancheta/core/billing/plans.ts'
import type Stripe from 'stripe'
import type { PriceIds } from '#payments/port.ts'

/** Marks the configuration as ours, for these very prices. */
const MARK = 'prancheta_prices'

/**
 * What people may do in the portal: change among our three plans, paid at once, unless they are in a pause; cancel for the end of the period; change the
 * card; read their bills. Found at Stripe by its mark, or made there, so that nothing needs to be set by hand.
 */
export async function requirePortalConfiguration(stripe: Stripe, priceIds: PriceIds, mayBuy: boolean): Promise<string> {
  const mark = `${PAID_PLANS.map((plan) => priceIds[plan]).join(' ')}${mayBuy ? '' : ' without change'}`
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  const ours = data.find(({ metadata }) => metadata?.[MARK] === mark)
  return ours
    ? ours.id
    : createConfiguration(stripe, mark, mayBuy ? await changeAmong(stripe, priceIds) : { enabled: false })
}

type Change = Stripe.BillingPortal.ConfigurationCreateParams.Features.SubscriptionUpdate

async function changeAmong(stripe: Stripe, priceIds: PriceIds): Promise<Change> {
  const prices = await Promise.all(PAID_PLANS.map((plan) => stripe.prices.retrieve(priceIds[plan])))
  const byProduct = Map.groupBy(prices, ({ product }) => (typeof product === 'string' ? product : product.id))
  return {
    enabled: true,
    default_allowed_updates: ['price'],
    proration_behavior: 'always_invoice',
    products: [...byProduct].map(([product, group]) => ({ product, prices: group.map(({ id }) => id) })),
  }
}

async function createConfiguration(stripe: Stripe, mark: string, change: Change): Promise<string> {
  const made = await stripe.billingPortal.configurations.create(
    {
      metadata: { [MARK]: mark },
      features: {
        customer_update: { enabled: true, allowed_updates: ['address', 'tax_id'] },
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: change,
      },
    },
    { idempotencyKey: `portal:${mark}` },
  )
  return made.id
}
