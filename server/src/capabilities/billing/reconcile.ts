import { isDemoCustomer } from '@prancheta/adapters/payments/demo/demo-payments.ts'
import type { PaymentEvent } from '@prancheta/adapters/payments/port.ts'
import { settlePlan } from '@prancheta/core/billing/lifecycle.ts'
import { type Subscription, withoutEndedGrace } from '@prancheta/core/billing/subscription.ts'
import { type BillingRow, endAttempt, insertEvent, requireBilling, setCustomer, writePlan } from './billing-store.ts'
import type { BillingDeps } from './deps.ts'

/** Each lost race means that a newer answer was written: a burst of news at another process may win that many in a row. */
const TRIES_MAX = 100

/**
 * Brings a user's plan to what the provider holds at this moment. Whoever asked before a newer answer was written
 * asks again, so the last answer written is never an old one, whatever the order in which news arrives.
 */
export function reconcile(deps: BillingDeps, userId: string, event: PaymentEvent | null = null): Promise<void> {
  return deps.inTurn(userId, () => askAndSettle(deps, userId, event))
}

async function askAndSettle(deps: BillingDeps, userId: string, event: PaymentEvent | null): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const row = await requireBilling(deps.db, userId)
    const subscriptions = await heldByProvider(deps, row, event)
    if (await settle(deps, row, subscriptions, event)) return
  }
  throw new Error('a plan changed at every attempt to write it')
}

async function heldByProvider(deps: BillingDeps, row: BillingRow, event: PaymentEvent | null): Promise<Subscription[]> {
  if (deps.payments === null || row.customerId === null || event?.isCustomerGone) return []
  // No money was ever paid for what the demonstration gave.
  if (deps.payments.kind !== 'demo' && isDemoCustomer(row.customerId)) return []
  return deps.payments.listSubscriptions(row.customerId)
}

/** Writes the plan these subscriptions give, and the event with it; false when it must be asked anew. */
export async function settle(
  { db, clock }: BillingDeps,
  row: BillingRow,
  subscriptions: readonly Subscription[],
  event: PaymentEvent | null = null,
): Promise<boolean> {
  const now = clock.now()
  const counted = withoutEndedGrace(subscriptions, row.graceEndedAt)
  const next = row.isAdmin ? row.stored : settlePlan(row.stored, counted, now)
  const lost = new Error('a newer answer was written meanwhile')
  try {
    await db.transaction().execute(async (tx) => {
      if (event && !(await insertEvent(tx, event, now))) return
      // Thrown, so that the event is not kept without its effect.
      if (!(await writePlan(tx, row, next, now))) throw lost
      if (next.accessUntil !== null) await endAttempt(tx, row.userId)
      if (event?.isCustomerGone) await setCustomer(tx, row.userId, { before: row.customerId, customerId: null })
    })
    return true
  } catch (error) {
    if (error === lost) return false
    throw error
  }
}
