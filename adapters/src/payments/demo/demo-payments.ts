import type { Payments, PriceIds } from '#payments/port.ts'
import { readEvent } from '#payments/stripe/read-event.ts'
import { type DemoDesk, demoDesk } from './demo-desk.ts'
import { type DemoBooks, type DemoLedger, openBooks } from './demo-ledger.ts'
import { advance, toSubscription } from './demo-subscription.ts'

const PRICE_IDS: PriceIds = { starter: 'price_demo_starter', pro: 'price_demo_pro', black: 'price_demo_black' }

const CUSTOMER_PREFIX = 'cus_demo_'

/** One that paid in the demonstration, before this installation took real payments. */
export function isDemoCustomer(customerId: string): boolean {
  return customerId.startsWith(CUSTOMER_PREFIX)
}

export type DemoPayments = Payments & { kind: 'demo'; desk: DemoDesk }

/** Payments without money, for trying the product: same steps, same events, own pages under /demo. */
export function demoPayments(settings: { ledger: DemoLedger; secret: string; now: () => Date }): DemoPayments {
  const { secret, now } = settings
  const books = openBooks(settings.ledger)
  return {
    kind: 'demo',
    priceIds: PRICE_IDS,
    desk: demoDesk({ books, secret, now }),
    async createCustomer({ userId }) {
      return `${CUSTOMER_PREFIX}${userId}`
    },
    async createCheckout({ customerId, plan, successUrl, cancelUrl, idempotencyKey }) {
      const id = `cs_demo_${idempotencyKey}`
      const before = await books.findCheckout(customerId, id)
      if (before !== null && before.status !== 'open') return null
      await closeOthers(books, customerId, id)
      if (before === null) {
        const addresses = {
          successUrl: ownPath(successUrl.replace('{CHECKOUT_SESSION_ID}', id)),
          cancelUrl: ownPath(cancelUrl),
        }
        await books.saveCheckout(customerId, { id, plan, status: 'open', ...addresses })
      }
      return `/demo/checkout?session=${id}`
    },
    async openPortal({ change }) {
      return change === null ? '/demo/portal' : `/demo/portal?plan=${change.to}`
    },
    closeCheckouts: (customerId) => closeOthers(books, customerId, null),
    async listSubscriptions(customerId) {
      const held = await books.listSubscriptions(customerId)
      return held.map((subscription) => toSubscription(advance(subscription, now())))
    },
    forgetCustomer: (customerId) => settings.ledger.forget(customerId),
    readEvent: (body, signature, at) => readEvent(body, signature, secret, at),
  }
}

async function closeOthers(books: DemoBooks, customerId: string, keptId: string | null): Promise<void> {
  for (const checkout of await books.listCheckouts(customerId)) {
    if (checkout.status === 'open' && checkout.id !== keptId) {
      await books.saveCheckout(customerId, { ...checkout, status: 'expired' })
    }
  }
}

/** The demonstration never leaves the site, so its addresses hold under whatever name the site is reached. */
function ownPath(address: string): string {
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}
