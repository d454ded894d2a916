import type { Payments } from '#payments/port.ts'
import { readEvent } from './read-event.ts'
import type { StripeDesk, StripeSettings } from './stripe.ts'

/** Stripe, whose library is a ninth of all files of a start: it is loaded when Stripe is first asked. */
export function lateStripe(settings: StripeSettings): Payments {
  let loaded: Promise<StripeDesk> | null = null
  const stripe = () => {
    loaded ??= import('./stripe.ts').then(({ stripeDesk }) => stripeDesk(settings))
    return loaded
  }
  return {
    kind: 'stripe',
    priceIds: settings.priceIds,
    createCustomer: async (user) => (await stripe()).createCustomer(user),
    createCheckout: async (checkout) => (await stripe()).createCheckout(checkout),
    openPortal: async (portal) => (await stripe()).openPortal(portal),
    closeCheckouts: async (customerId) => (await stripe()).closeCheckouts(customerId),
    listSubscriptions: async (customerId) => (await stripe()).listSubscriptions(customerId),
    forgetCustomer: async (customerId) => (await stripe()).forgetCustomer(customerId),
    readEvent: (body, signature, now) => readEvent(body, signature, settings.webhookSecret, now),
  }
}
