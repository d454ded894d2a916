import type { Subscription } from '@prancheta/core/billing/subscription.ts'
import Stripe from 'stripe'
import type { NewCheckout, Payments, PlanChange, PriceIds } from '#payments/port.ts'
import { SourceError, type SourceFailure } from '#source-error.ts'
import { requirePortalConfiguration } from './portal-configuration.ts'
import { toSubscription } from './to-subscription.ts'

/** The shapes we read are those of this version; the webhook endpoint must be set to the same one. */
const API_VERSION = '2026-10-28.endive'
const TIMEOUT_MS = 10_000
/** More subscriptions than anybody has; a customer beyond it is looked at only as far. */
const SUBSCRIPTIONS_MAX = 300

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  priceIds: PriceIds
  /** Whether an immediate cancellation or a full refund ends the plan at once. */
  endsAtOnce: boolean
  /** Where Stripe answers; only tests set it. */
  apiUrl?: string | undefined
}

/** All that is asked of Stripe itself. */
export type StripeDesk = Omit<Payments, 'kind' | 'priceIds' | 'readEvent'>

export function stripeDesk({ secretKey, apiUrl, ...settings }: StripeSettings): StripeDesk {
  const { priceIds } = settings
  const stripe = new Stripe(secretKey, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...addressOf(apiUrl),
  })
  const configurations = new Map<boolean, Promise<string>>()

  /** Asked once in a process; a failure is forgotten, so that the next portal tries again. */
  function configuration(mayBuy: boolean): Promise<string> {
    const known = configurations.get(mayBuy)
    if (known) return known
    const asked = requirePortalConfiguration(stripe, priceIds, mayBuy).catch((error: unknown) => {
      configurations.delete(mayBuy)
      throw error
    })
    configurations.set(mayBuy, asked)
    return asked
  }

  return {
    createCustomer: ({ userId, email, idempotencyKey }) =>
      askStripe(async () => {
        const customer = await stripe.customers.create({ email, metadata: { user_id: userId } }, { idempotencyKey })
        return customer.id
      }),
    createCheckout: (checkout) => askStripe(() => createCheckout(stripe, priceIds, checkout)),
    openPortal: ({ customerId, returnUrl, change, mayBuy }) =>
      askStripe(async () => {
        const portal = await stripe.billingPortal.sessions.create({
          customer: customerId,
          configuration: await configuration(mayBuy),
          return_url: returnUrl,
          locale: 'pt-BR',
          ...(change === null ? {} : { flow_data: await changeFlow(stripe, priceIds, change, returnUrl) }),
        })
        return portal.url
      }),
    closeCheckouts: (customerId) => askStripe(() => closeCheckouts(stripe, customerId)),
    listSubscriptions: (customerId) => askStripe(() => listSubscriptions(stripe, settings, customerId)),
    forgetCustomer: (customerId) => askStripe(() => forgetCustomer(stripe, customerId)),
  }
}

async function listSubscriptions(
  stripe: Stripe,
  { priceIds, endsAtOnce }: Pick<StripeSettings, 'priceIds' | 'endsAtOnce'>,
  customer: string,
): Promise<Subscription[]> {
  const pages = stripe.subscriptions.list({
    customer,
    status: 'all',
    limit: 100,
    expand: ['data.latest_invoice', ...(endsAtOnce ? ['data.latest_invoice.payments'] : [])],
  })
  const found = await pages.autoPagingToArray({ limit: SUBSCRIPTIONS_MAX })
  const refunded = endsAtOnce && found.length > 0 ? await fullRefunds(stripe, customer) : new Set<string>()
  return found.map((subscription) => toSubscription(subscription, { priceIds, endsAtOnce, refunded }))
}

/** A refund stands on the charge alone; its bill stays 'paid'. The last hundred hold every bill that may still count. */
async function fullRefunds(stripe: Stripe, customer: string): Promise<ReadonlySet<string>> {
  const { data: charges } = await stripe.charges.list({ customer, limit: 100 })
  const paidBack = charges.filter(({ refunded }) => refunded)
  return new Set(
    paidBack.flatMap(({ payment_intent: intent }) => (typeof intent === 'string' ? intent : (intent?.id ?? []))),
  )
}

async function createCheckout(stripe: Stripe, priceIds: PriceIds, checkout: NewCheckout): Promise<string | null> {
  const { customerId, userId, plan, successUrl, cancelUrl, idempotencyKey } = checkout
  const metadata = { user_id: userId, plan }
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: userId,
      line_items: [{ price: priceIds[plan], quantity: 1 }],
      allowed_payment_method_types: ['card'],
      locale: 'pt-BR',
      metadata,
      subscription_data: { metadata },
      success_url: successUrl,
      cancel_url: cancelUrl,
    },
    { idempotencyKey },
  )
  if (session.url === null) throw new Error('a checkout without an address')
  const { data: open } = await stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 })
  // A key used before brings the answer of then, which calls a checkout open that may have been paid or closed since.
  if (!open.some(({ id }) => id === session.id) && !(await isStillOpen(stripe, session.id))) return null
  await expireOthers(stripe, open, session.id)
  return session.url
}

async function isStillOpen(stripe: Stripe, id: string): Promise<boolean> {
  return (await stripe.checkout.sessions.retrieve(id)).status === 'open'
}

/** A checkout stays payable for a day in any other tab; paying two would be two subscriptions. */
async function expireOthers(stripe: Stripe, open: readonly { id: string }[], keptId: string): Promise<void> {
  const others = open.filter(({ id }) => id !== keptId)
  await Promise.all(others.map(({ id }) => stripe.checkout.sessions.expire(id)))
}

async function closeCheckouts(stripe: Stripe, customerId: string): Promise<void> {
  const { data: open } = await stripe.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 })
  await Promise.all(open.map(({ id }) => stripe.checkout.sessions.expire(id)))
}

/** Deleting a customer cancels their subscriptions without a further bill, and removes name and card. */
async function forgetCustomer(stripe: Stripe, customerId: string): Promise<void> {
  try {
    await closeCheckouts(stripe, customerId)
    await stripe.customers.del(customerId)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError && error.code === 'resource_missing')) throw error
  }
}

/** Stripe's page that confirms the change. It knows only those of a single item to another price; else its list of plans is shown. */
async function changeFlow(stripe: Stripe, priceIds: PriceIds, change: PlanChange, returnUrl: string) {
  const { subscriptionId: subscription, to } = change
  const after_completion = { type: 'redirect' as const, redirect: { return_url: returnUrl } }
  const [item, ...others] = (await stripe.subscriptions.retrieve(subscription)).items.data
  if (!item || others.length > 0 || item.price.id === priceIds[to]) {
    return { type: 'subscription_update' as const, subscription_update: { subscription }, after_completion }
  }
  const items = [{ id: item.id, price: priceIds[to], quantity: 1 }]
  return {
    type: 'subscription_update_confirm' as const,
    subscription_update_confirm: { subscription, items },
    after_completion,
  }
}

function addressOf(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {}
  const { protocol, hostname, port } = new URL(apiUrl)
  const scheme = protocol === 'http:' ? ('http' as const) : ('https' as const)
  return { protocol: scheme, host: hostname, port: port === '' ? (scheme === 'http' ? 80 : 443) : Number(port) }
}

/** The fault in our own words. Stripe's sentences repeat ids and parts of keys, so only its type, code and request id are kept. */
function toSourceError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const detail = [error.type, error.code, error.requestId].filter(Boolean).join(' ')
  return new SourceError('stripe', failureOf(error), detail)
}

function failureOf(error: InstanceType<typeof Stripe.errors.StripeError>): SourceFailure {
  if (error instanceof Stripe.errors.StripeConnectionError) return 'upstream'
  if (error instanceof Stripe.errors.StripeAuthenticationError) return 'auth'
  if (error instanceof Stripe.errors.StripePermissionError) return 'auth'
  if (error instanceof Stripe.errors.StripeRateLimitError) return 'rate_minute'
  if (error.code === 'resource_missing' && error.param === 'customer') return 'not_found'
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return 'bad_request'
  return 'upstream'
}

/** Runs one exchange with Stripe; whatever goes wrong becomes a SourceError. */
async function askStripe<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question()
  } catch (error) {
    throw toSourceError(error)
  }
}
