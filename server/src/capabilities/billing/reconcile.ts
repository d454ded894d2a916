import { isDemoCustomer } from '@prancheta/adapters/payments/demo/demo-payments.ts'
import { BadEventError, type PaymentEvent } from '@prancheta/adapters/payments/port.ts'
import type { SubscriptionStatusView } from '@prancheta/contract/billing/routes.ts'
import { planState, settlePlan, withoutGain } from '@prancheta/core/billing/lifecycle.ts'
import { type Subscription, withoutEndedGrace } from '@prancheta/core/billing/subscription.ts'
import { findPause } from '#capabilities/responsible-play/index.ts'
import { AppError } from '#platform/errors/errors.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Session } from '#platform/session/session.ts'
import {
  type BillingRow,
  claimCheck,
  findUserIdByCustomer,
  hasEvent,
  insertEvent,
  requireBilling,
  writePlan,
} from './billing-store.ts'
import { endAttempt, setCustomer } from './customer-store.ts'
import { type BillingDeps, requirePayments } from './payments.ts'
import { unmarkGone } from './watched-payments.ts'

/**
 * Takes news from the payment provider. A refusal (400) is for what is not the provider's; anything that fails
 * on our side is thrown on, so that it is answered 5xx and sent again.
 */
export async function receiveEvent(deps: BillingDeps, body: string, signature: string | undefined): Promise<void> {
  const event = await readEvent(deps, body, signature)
  const { id, type, customerId } = event
  if (customerId === null) {
    deps.log.info({ event: id, type }, 'payment event left alone: not of a kind we act on')
    return
  }
  if (await hasEvent(deps.db, id)) return

  const userId = await findUserIdByCustomer(deps.db, customerId)
  if (userId === null) {
    deps.log.warn({ event: id, type }, 'payment event left alone: nobody here is this customer')
    await insertEvent(deps.db, event, deps.clock.now())
    return
  }
  await reconcile(deps, userId, event)
}

async function readEvent(deps: BillingDeps, body: string, signature: string | undefined): Promise<PaymentEvent> {
  try {
    return await requirePayments(deps).readEvent(body, signature, deps.clock.now())
  } catch (error) {
    if (!(error instanceof BadEventError)) throw error
    deps.log.warn({ reason: error.message }, 'payment event refused')
    throw new AppError('request.invalid')
  }
}

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
  if (deps.payments === null || row.customerId === null) return []
  if (event?.isCustomerGone) {
    await unmarkGone(deps.db, row.customerId)
    return []
  }
  // No money was ever paid for what the demonstration gave.
  if (deps.payments.kind !== 'demo' && isDemoCustomer(row.customerId)) return []
  const subscriptions = await deps.payments.listSubscriptions(row.customerId)
  for (const { id, isUnreadable } of subscriptions)
    if (isUnreadable)
      deps.log.error({ subscription: id }, 'a subscription has a shape we do not know and is passed over')
  return subscriptions
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
  const settled = row.isAdmin ? row.stored : settlePlan(row.stored, counted, now)
  const next = (await findPause(db, row.userId, now)) ? withoutGain(row.stored, settled, now) : settled
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

/** A page that asks every two seconds has the provider asked at every second question. */
const ASK_EVERY_MS = 3_000

/** Where the subscription stands, verified at the provider now and then, so that late news leaves no payer waiting. */
export async function checkSubscription(deps: BillingDeps, { userId }: Session): Promise<SubscriptionStatusView> {
  const now = deps.clock.now()
  if (deps.payments !== null && (await claimCheck(deps.db, userId, { now, everyMs: ASK_EVERY_MS }))) {
    await reconcile(deps, userId).catch((error: unknown) => {
      deps.log.warn({ error: describeError(error) }, 'a subscription could not be verified at the payment provider')
    })
  }
  return toView(await requireBilling(deps.db, userId), now)
}

function toView({ stored, customerId }: BillingRow, now: Date): SubscriptionStatusView {
  const { plan, active, stage, isSubscribed, periodEnd, accessUntil } = planState(stored, now)
  return {
    subscribed: isSubscribed,
    plan,
    active,
    subscription_end: periodEnd?.toISOString() ?? null,
    stage,
    access_until: accessUntil?.toISOString() ?? null,
    has_portal: customerId !== null && stored.subscriptionId !== null,
  }
}
