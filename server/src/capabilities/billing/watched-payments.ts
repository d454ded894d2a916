import type { Payments } from '@prancheta/adapters/payments/port.ts'
import type { Kysely } from 'kysely'
import { markCustomer, unmarkCustomer, watchCall } from '#capabilities/providers/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { DB } from '#platform/db/schema.ts'
import type { Log } from '#platform/log/log.ts'

/** What the payment provider is called among the outside services. */
export const PAYMENTS_SOURCE = 'Stripe'

const STRIPE = { kind: 'payments', source: PAYMENTS_SOURCE } as const

/** Of a customer who is there no more nothing is left to be read. */
export const unmarkGone = (db: Kysely<DB>, customerId: string) => unmarkCustomer(db, STRIPE, customerId)

/** The provider as it is, with every answer and every failure written down, so that admins see when it is away, and what of it we cannot read. */
export function watchedPayments(payments: Payments, deps: { db: Kysely<DB>; clock: Clock; log: Log }): Payments {
  const watch = <Answer>(work: () => Promise<Answer>) => watchCall(deps, STRIPE, work)
  return {
    ...payments,
    createCustomer: (user) => watch(() => payments.createCustomer(user)),
    createCheckout: (checkout) => watch(() => payments.createCheckout(checkout)),
    openPortal: (portal) => watch(() => payments.openPortal(portal)),
    closeCheckouts: (customerId) => watch(() => payments.closeCheckouts(customerId)),
    async listSubscriptions(customerId) {
      const held = await watch(() => payments.listSubscriptions(customerId))
      await markCustomer(deps, STRIPE, customerId, !held.some(({ isUnreadable }) => isUnreadable))
      return held
    },
    async forgetCustomer(customerId) {
      await watch(() => payments.forgetCustomer(customerId))
      await unmarkGone(deps.db, customerId)
    },
  }
}
