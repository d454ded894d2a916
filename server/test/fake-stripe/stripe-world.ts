import type { FakeCheckout, FakeEvent, FakeInvoice, FakeSubscription } from './stripe-objects.ts'

const MONTH_SECONDS = 30 * 86_400

/** What is on sale in the pretended account; the last is somebody else's product. */
export const FAKE_PRICES: Record<string, { product: string; cents: number }> = {
  price_starter: { product: 'prod_starter', cents: 2990 },
  price_pro: { product: 'prod_pro', cents: 9990 },
  price_black: { product: 'prod_black', cents: 29990 },
  price_of_something_else: { product: 'prod_other', cents: 500 },
}

/** A pretended Stripe account: its objects, what its customers and time do to them, and the events that follow. */
export class StripeWorld {
  readonly customers = new Map<string, { id: string; email: string; deleted: boolean }>()
  readonly checkouts = new Map<string, FakeCheckout & { price: string }>()
  readonly subscriptions = new Map<string, FakeSubscription>()
  readonly invoices = new Map<string, FakeInvoice>()
  /** Payments that were paid back in full, with the customer they are of. */
  readonly refunds: { customer: string; payment_intent: string }[] = []
  readonly configurations: { id: string; metadata: Record<string, string>; products: number; mayChange: boolean }[] = []
  /** Every portal that was opened, with what it offered. */
  readonly portals: { customer: string; mayChange: boolean }[] = []
  readonly events: FakeEvent[] = []
  readonly #now: () => Date
  #count = 0

  constructor(now: () => Date) {
    this.#now = now
  }

  id(prefix: string): string {
    this.#count += 1
    return `${prefix}_${this.#count}`
  }

  get seconds(): number {
    return Math.floor(this.#now().getTime() / 1000)
  }

  /** The customer fills in a good card. */
  pay(checkoutId: string): FakeSubscription {
    const checkout = this.checkouts.get(checkoutId)
    if (checkout?.status !== 'open') throw new Error('this checkout cannot be paid')
    const subscription = this.subscribe(checkout.customer, checkout.price, checkout.metadata)
    Object.assign(checkout, { status: 'complete', payment_status: 'paid', subscription: subscription.id, url: null })
    this.#tell('checkout.session.completed', checkout)
    return subscription
  }

  subscribe(customer: string, price: string, metadata: Record<string, string> = {}): FakeSubscription {
    const id = this.id('sub')
    const subscription: FakeSubscription = {
      id,
      object: 'subscription',
      status: 'active',
      created: this.seconds,
      customer,
      currency: 'brl',
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      cancellation_details: { comment: null, feedback: null, reason: null },
      items: {
        object: 'list',
        data: [
          {
            id: this.id('si'),
            object: 'subscription_item',
            current_period_start: this.seconds,
            current_period_end: this.seconds + MONTH_SECONDS,
            price: { id: price, object: 'price', currency: 'brl', type: 'recurring' },
            quantity: 1,
          },
        ],
        has_more: false,
        url: `/v1/subscription_items?subscription=${id}`,
      },
      latest_invoice: '',
      pause_collection: null,
      livemode: false,
      metadata,
    }
    this.subscriptions.set(id, subscription)
    this.#bill(subscription, 'paid')
    this.#tell('customer.subscription.created', subscription)
    this.#tell('invoice.paid', this.#invoiceOf(subscription))
    return subscription
  }

  /** A new period begins; the bank pays or refuses. */
  renew(subscription: FakeSubscription, payment: 'paid' | 'refused'): void {
    this.#openPeriod(subscription)
    this.#bill(subscription, payment === 'paid' ? 'paid' : 'open')
    subscription.status = payment === 'paid' ? 'active' : 'past_due'
    this.#tell(payment === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', this.#invoiceOf(subscription))
    this.#tell('customer.subscription.updated', subscription)
  }

  payOpenBill(subscription: FakeSubscription): void {
    const invoice = this.#invoiceOf(subscription)
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due })
    invoice.status_transitions.paid_at = this.seconds
    subscription.status = 'active'
    this.#tell('invoice.paid', invoice)
    this.#tell('customer.subscription.updated', subscription)
  }

  cancelAtPeriodEnd(subscription: FakeSubscription): void {
    const end = subscription.items.data[0]?.current_period_end ?? 0
    Object.assign(subscription, { cancel_at_period_end: true, cancel_at: end, canceled_at: this.seconds })
    subscription.cancellation_details.reason = 'cancellation_requested'
    this.#tell('customer.subscription.updated', subscription)
  }

  resume(subscription: FakeSubscription): void {
    Object.assign(subscription, { cancel_at_period_end: false, cancel_at: null, canceled_at: null })
    subscription.cancellation_details.reason = null
    this.#tell('customer.subscription.updated', subscription)
  }

  changePrice(subscription: FakeSubscription, price: string): void {
    const [item] = subscription.items.data
    if (item) item.price.id = price
    this.#bill(subscription, 'paid')
    this.#tell('customer.subscription.updated', subscription)
    this.#tell('invoice.paid', this.#invoiceOf(subscription))
  }

  end(subscription: FakeSubscription, reason: 'cancellation_requested' | 'payment_failed'): void {
    Object.assign(subscription, { status: 'canceled', ended_at: this.seconds, canceled_at: this.seconds })
    subscription.cancellation_details.reason = reason
    this.#tell('customer.subscription.deleted', subscription)
  }

  /** The seller pays the newest bill back; the subscription itself goes on. */
  refund(subscription: FakeSubscription): void {
    const [paid] = this.#invoiceOf(subscription).payments.data
    const refund = { customer: subscription.customer, payment_intent: paid?.payment.payment_intent ?? '' }
    this.refunds.push(refund)
    this.#tell('charge.refunded', { id: this.id('ch'), object: 'charge', refunded: true, ...refund })
  }

  pauseCollection(subscription: FakeSubscription, isPaused: boolean): void {
    subscription.pause_collection = isPaused ? { behavior: 'void', resumes_at: null } : null
    this.#tell('customer.subscription.updated', subscription)
  }

  deleteCustomer(id: string): void {
    const customer = this.customers.get(id)
    if (!customer) throw new Error('no such customer')
    customer.deleted = true
    for (const subscription of this.subscriptionsOf(id)) this.end(subscription, 'cancellation_requested')
    this.#tell('customer.deleted', { id, object: 'customer' })
  }

  /** Something happened that is none of our business. */
  tellOther(type: string, object: Record<string, unknown>): FakeEvent {
    return this.#tell(type, object)
  }

  subscriptionsOf(customer: string): FakeSubscription[] {
    return [...this.subscriptions.values()].filter((one) => one.customer === customer).reverse()
  }

  #openPeriod(subscription: FakeSubscription): void {
    for (const item of subscription.items.data) {
      item.current_period_start = item.current_period_end
      item.current_period_end += MONTH_SECONDS
    }
  }

  #bill(subscription: FakeSubscription, status: 'paid' | 'open'): void {
    const price = FAKE_PRICES[subscription.items.data[0]?.price.id ?? '']
    const cents = price?.cents ?? 0
    const invoice: FakeInvoice = {
      id: this.id('in'),
      object: 'invoice',
      status,
      created: this.seconds,
      customer: subscription.customer,
      currency: 'brl',
      amount_due: cents,
      amount_paid: status === 'paid' ? cents : 0,
      billing_reason: 'subscription_cycle',
      livemode: false,
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: { subscription: subscription.id },
      },
      payments: { object: 'list', data: [{ payment: { type: 'payment_intent', payment_intent: this.id('pi') } }] },
      status_transitions: {
        finalized_at: this.seconds,
        marked_uncollectible_at: null,
        paid_at: status === 'paid' ? this.seconds : null,
        voided_at: null,
      },
    }
    this.invoices.set(invoice.id, invoice)
    subscription.latest_invoice = invoice.id
  }

  #invoiceOf(subscription: FakeSubscription): FakeInvoice {
    const invoice = this.invoices.get(subscription.latest_invoice)
    if (!invoice) throw new Error('a subscription without a bill')
    return invoice
  }

  /** The event holds the object as it is now; later changes do not reach into it. */
  #tell(type: string, object: Record<string, unknown>): FakeEvent {
    const event: FakeEvent = {
      id: this.id('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: this.seconds,
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    }
    this.events.push(event)
    return event
  }
}
