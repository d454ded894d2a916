import type { Payments } from '@prancheta/adapters/payments/port.ts'
import type { Kysely } from 'kysely'
import { watchCall } from '#capabilities/providers/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import type { Log } from '#platform/log/log.ts'

/** What the payment provider is called among the outside services. */
export const PAYMENTS_SOURCE = 'Stripe'

/** The provider as it is, with every answer and every failure written down, so that admins see when it is away. */
export function watchedPayments(payments: Payments, deps: { db: Kysely<DB>; clock: Clock; log: Log }): Payments {
  const watch = <Answer>(work: () => Promise<Answer>) =>
    watchCall(deps, { kind: 'payments', source: PAYMENTS_SOURCE }, work)
  return {
    ...payments,
    createCustomer: (user) => watch(() => payments.createCustomer(user)),
    createCheckout: (checkout) => watch(() => payments.createCheckout(checkout)),
    openPortal: (portal) => watch(() => payments.openPortal(portal)),
    closeCheckouts: (customerId) => watch(() => payments.closeCheckouts(customerId)),
    listSubscriptions: (customerId) => watch(() => payments.listSubscriptions(customerId)),
    forgetCustomer: (customerId) => watch(() => payments.forgetCustomer(customerId)),
  }
}
