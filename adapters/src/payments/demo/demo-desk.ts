import { randomUUID } from 'node:crypto'
import type { PaidPlan } from '@prancheta/core/billing/plans.ts'
import type { DemoBooks, DemoCheckout } from './demo-ledger.ts'
import { act, advance, type DemoAction, type DemoSubscription, newSubscription } from './demo-subscription.ts'

/** What the pages of the demonstration do in place of a provider's. Each change comes with the events it causes. */
export type DemoDesk = {
  findCheckout(customer: string, id: string): Promise<DemoCheckout | null>
  /** Null when the checkout is not there or no longer open. */
  pay(customer: string, id: string): Promise<{ checkout: DemoCheckout; events: SignedEvent[] } | null>
  cancelCheckout(customer: string, id: string): Promise<DemoCheckout | null>
  /** The newest subscription. */
  findSubscription(customer: string): Promise<DemoSubscription | null>
  /** Null when the action is not possible now. */
  act(
    customer: string,
    action: DemoAction,
    plan: PaidPlan | undefined,
  ): Promise<{ subscription: DemoSubscription; events: SignedEvent[] } | null>
}

const EVENTS: Record<DemoAction, readonly string[]> = {
  changePlan: ['customer.subscription.updated', 'invoice.paid'],
  cancel: ['customer.subscription.updated'],
  resume: ['customer.subscription.updated'],
  payAgain: ['invoice.paid', 'customer.subscription.updated'],
  failRenewal: ['invoice.payment_failed', 'customer.subscription.updated'],
  endPeriod: ['customer.subscription.updated'],
}

export function demoDesk({ books, secret, now }: { books: DemoBooks; secret: string; now: () => Date }): DemoDesk {
  const tell = (types: readonly string[], customer: string, { id, status }: DemoSubscription) =>
    Promise.all(
      types.map((type) => signedEvent(type, { id, object: 'subscription', customer, status }, { secret, now: now() })),
    )

  async function findSubscription(customer: string): Promise<DemoSubscription | null> {
    const newest = (await books.listSubscriptions(customer)).at(-1)
    return newest ? advance(newest, now()) : null
  }

  return {
    findCheckout: books.findCheckout,
    findSubscription,
    async pay(customer, id) {
      const checkout = await books.findCheckout(customer, id)
      if (checkout?.status !== 'open') return null
      // Named after its checkout, so that paying twice at the same moment makes one subscription.
      const subscription = newSubscription(`sub_${id}`, checkout.plan, now())
      await books.saveSubscription(customer, subscription)
      const paid = { ...checkout, status: 'complete' as const }
      await books.saveCheckout(customer, paid)
      const completed = await signedEvent(
        'checkout.session.completed',
        { id, object: 'checkout.session', customer, status: 'complete' },
        { secret, now: now() },
      )
      return {
        checkout: paid,
        events: [completed, ...(await tell(['customer.subscription.created', 'invoice.paid'], customer, subscription))],
      }
    },
    async cancelCheckout(customer, id) {
      const checkout = await books.findCheckout(customer, id)
      if (checkout?.status === 'open') await books.saveCheckout(customer, { ...checkout, status: 'expired' })
      return checkout
    },
    async act(customer, action, plan) {
      const before = await findSubscription(customer)
      const subscription = before && act(before, { action, plan, now: now() })
      if (!subscription) return null
      await books.saveSubscription(customer, subscription)
      const isOver = subscription.status === 'canceled'
      const events = await tell(isOver ? ['customer.subscription.deleted'] : EVENTS[action], customer, subscription)
      return { subscription, events }
    },
  }
}

/** An event as it would arrive over the wire: the body, and the signature that the webhook checks. */
export type SignedEvent = { body: string; signature: string }

/** In the shape and with the signature of the real provider's, so that the demonstration goes through the same door. */
async function signedEvent(
  type: string,
  object: { id: string; object: string; customer: string; status?: string },
  { secret, now }: { secret: string; now: Date },
): Promise<SignedEvent> {
  const { default: Stripe } = await import('stripe') // with the first payment, not with the start
  const created = Math.floor(now.getTime() / 1000)
  const body = JSON.stringify({
    id: `evt_demo_${randomUUID()}`,
    object: 'event',
    created,
    data: { object },
    livemode: false,
    type,
  })
  return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: created }) }
}
