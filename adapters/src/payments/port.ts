import type { PaidPlan } from '@prancheta/core/billing/plans.ts'
import type { Subscription } from '@prancheta/core/billing/subscription.ts'

/** The id that each plan's monthly price has at the provider. */
export type PriceIds = Record<PaidPlan, string>

/** Something happened to a customer. What, is asked of the provider: events come late, twice and in any order. */
export type PaymentEvent = {
  id: string
  type: string
  /** Null when the event is of a kind we do not act on. */
  customerId: string | null
  /** The provider has forgotten this customer, and with it every subscription. */
  isCustomerGone: boolean
}

export type NewCheckout = {
  customerId: string
  userId: string
  plan: PaidPlan
  successUrl: string
  cancelUrl: string
  /** The same key gives the same checkout, however often it is asked for. */
  idempotencyKey: string
}

/** The wish to have another plan from a subscription that runs. */
export type PlanChange = { subscriptionId: string; to: PaidPlan }

/** Takes money. Every method throws SourceError when the provider fails, 'not_found' when it does not know the customer. */
export type Payments = {
  readonly kind: 'stripe' | 'demo'
  readonly priceIds: PriceIds
  /** A customer for this user. The same key gives the same customer. */
  createCustomer(user: { userId: string; email: string; idempotencyKey: string }): Promise<string>
  /**
   * Where to pay; null when the checkout of this key is no longer open, so that another key is needed. Earlier checkouts of
   * the customer that are still open are closed, so that nobody pays two of them.
   */
  createCheckout(checkout: NewCheckout): Promise<string | null>
  /**
   * Where to manage the subscription; with `change` right at that change, the plan chosen. Without `mayBuy` it offers no other plan,
   * only the card, the bills and the end. The address is a secret of a few minutes.
   */
  openPortal(portal: {
    customerId: string
    returnUrl: string
    change: PlanChange | null
    mayBuy: boolean
  }): Promise<string>
  /** Closes every checkout of the customer that is still open, so that nobody pays there any more. */
  closeCheckouts(customerId: string): Promise<void>
  /** All subscriptions the customer ever had, as they are at this moment. */
  listSubscriptions(customerId: string): Promise<Subscription[]>
  /**
   * Ends every subscription and open checkout of the customer at once and has the provider forget them. One that it does
   * not know is forgotten already.
   */
  forgetCustomer(customerId: string): Promise<void>
  /** The event, if its signature is the provider's and not older than five minutes; throws BadEventError otherwise. */
  readEvent(body: string, signature: string | undefined, now: Date): Promise<PaymentEvent>
}

/** Not sent by the provider, too old, or nothing we can read. The message never repeats the body. */
export class BadEventError extends Error {
  override readonly name = 'BadEventError'
}
