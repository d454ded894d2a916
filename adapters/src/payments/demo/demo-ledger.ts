import { PAID_PLANS } from '@prancheta/core/billing/plans.ts'
import { z } from 'zod'
import { type DemoSubscription, demoSubscription } from './demo-subscription.ts'

type DemoRecord = { id: string; customer: string; kind: 'checkout' | 'subscription'; body: unknown }

/** Where the demonstration remembers what a provider would; it must outlive a restart. */
export type DemoLedger = {
  find(id: string): Promise<DemoRecord | null>
  /** A customer's records, oldest first. */
  list(customer: string, kind: DemoRecord['kind']): Promise<DemoRecord[]>
  /** Writes the record over an older one of its id. */
  save(record: DemoRecord): Promise<void>
  /** Removes all records of a customer. */
  forget(customer: string): Promise<void>
}

const demoCheckout = z.object({
  id: z.string(),
  plan: z.enum(PAID_PLANS),
  status: z.enum(['open', 'complete', 'expired']),
  successUrl: z.string(),
  cancelUrl: z.string(),
})

export type DemoCheckout = z.output<typeof demoCheckout>

/** The ledger's records with their types; what it gives back is outside data too. */
export function openBooks(ledger: DemoLedger) {
  return {
    async findCheckout(customer: string, id: string): Promise<DemoCheckout | null> {
      const record = await ledger.find(id)
      return record?.customer === customer && record.kind === 'checkout' ? demoCheckout.parse(record.body) : null
    },
    async listCheckouts(customer: string): Promise<DemoCheckout[]> {
      return (await ledger.list(customer, 'checkout')).map(({ body }) => demoCheckout.parse(body))
    },
    async listSubscriptions(customer: string): Promise<DemoSubscription[]> {
      return (await ledger.list(customer, 'subscription')).map(({ body }) => demoSubscription.parse(body))
    },
    saveCheckout: (customer: string, body: DemoCheckout) =>
      ledger.save({ id: body.id, customer, kind: 'checkout', body }),
    saveSubscription: (customer: string, body: DemoSubscription) =>
      ledger.save({ id: body.id, customer, kind: 'subscription', body }),
  }
}

export type DemoBooks = ReturnType<typeof openBooks>
