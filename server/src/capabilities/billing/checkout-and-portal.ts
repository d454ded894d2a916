import type { Payments } from '@prancheta/adapters/payments/port.ts'
import { SourceError } from '@prancheta/adapters/source-error.ts'
import type { createCheckout as createCheckoutRoute } from '@prancheta/contract/billing/routes.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import { isBeyondPayment } from '@prancheta/core/billing/lifecycle.ts'
import { PAID_PLANS, type PaidPlan } from '@prancheta/core/billing/plans.ts'
import { isOpen, type Subscription } from '@prancheta/core/billing/subscription.ts'
import { findPause } from '#capabilities/responsible-play/index.ts'
import { isDatabaseAway } from '#platform/db/is-away.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { Session } from '#platform/session/session.ts'
import { type BillingRow, requireBilling } from './billing-store.ts'
import { enqueueClosing } from './close-checkouts.ts'
import { claimAttempt, dropAttempt, setCustomer } from './customer-store.ts'
import { type BillingDeps, requirePayments } from './payments.ts'

type Choice = InputOf<typeof createCheckoutRoute>

/** Clicks this close together are one wish to pay. */
const SHARED_MS = 60_000

/** Where the user pays for the plan, or changes to it when they already have a subscription. */
export async function createCheckout(deps: BillingDeps, session: Session, choice: Choice): Promise<{ url: string }> {
  const payments = requirePayments(deps)
  const plan = chosenPlan(payments, choice)
  if (session.role === 'admin' || isBeyondPayment(session.plan)) throw new AppError('billing.notNeeded')
  await deps.visitsToProvider.count(session.userId)
  try {
    const row = await requireBilling(deps.db, session.userId)
    const url = await addressFor(deps, payments, row, plan)
    await refusePauseSince(deps, session.userId)
    return { url }
  } catch (error) {
    throw toRefusal(error, 'billing.checkoutFailed')
  }
}

/** Only what the provider failed by is told as its failure: while our own database is away, trying again helps. */
function toRefusal(error: unknown, code: 'billing.checkoutFailed' | 'billing.portalFailed'): unknown {
  return error instanceof AppError || isDatabaseAway(error) ? error : new AppError(code, { cause: error })
}

/** A pause that began while the provider was asked: what it closed then was not open yet. */
async function refusePauseSince(deps: BillingDeps, userId: string): Promise<void> {
  if (!(await findPause(deps.db, userId, deps.clock.now()))) return
  await enqueueClosing(deps.db, userId)
  throw new AppError('pause.active')
}

/** Only the three prices of our settings are for sale, whatever else the seller's account holds. */
function chosenPlan({ priceIds }: Payments, { priceId, plan }: Choice): PaidPlan {
  const priced = PAID_PLANS.find((name) => priceIds[name] === priceId)
  const chosen = priceId === undefined ? plan : priced
  if (chosen === undefined || (plan !== undefined && plan !== chosen)) throw new AppError('billing.priceUnknown')
  return chosen
}

async function addressFor(deps: BillingDeps, payments: Payments, row: BillingRow, plan: PaidPlan): Promise<string> {
  const customerId = row.customerId ?? (await makeCustomer(deps, payments, row))
  try {
    return await payOrChange(deps, payments, { userId: row.userId, customerId, plan })
  } catch (error) {
    // The provider's account was changed, or somebody deleted the customer there.
    if (!(error instanceof SourceError) || error.failure !== 'not_found') throw error
    const renewed = await makeCustomer(deps, payments, { ...row, customerId })
    return payOrChange(deps, payments, { userId: row.userId, customerId: renewed, plan })
  }
}

/** One customer a user: two requests at once get the same one from the provider, and the first to write it wins. */
async function makeCustomer(deps: BillingDeps, payments: Payments, row: BillingRow): Promise<string> {
  const { userId, email, customerId: before } = row
  const idempotencyKey = `customer:${userId}:${before ?? 'first'}`
  const customerId = await payments.createCustomer({ userId, email, idempotencyKey })
  if (await setCustomer(deps.db, userId, { before, customerId })) return customerId
  return (await requireBilling(deps.db, userId)).customerId ?? customerId
}

type Buyer = { userId: string; customerId: string; plan: PaidPlan }

async function payOrChange(
  deps: BillingDeps,
  payments: Payments,
  { userId, customerId, plan }: Buyer,
): Promise<string> {
  const site = deps.siteUrl()
  // Asked of the provider and not of our own table: its news of a payment made a moment ago may not have come yet.
  const held = await payments.listSubscriptions(customerId)
  // One that we cannot read may be open, and a second would be paid twice.
  const open = held.find(isOpen) ?? held.find(({ isUnreadable }) => isUnreadable)
  if (open) {
    return payments.openPortal({
      customerId,
      returnUrl: `${site}/pricing`,
      change: isChangeable(open) ? { subscriptionId: open.id, to: plan } : null,
      mayBuy: true,
    })
  }
  const checkout = {
    ...{ customerId, userId, plan },
    successUrl: `${site}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${site}/pricing?canceled=true`,
  }
  const claim = () => claimAttempt(deps.db, { userId, plan, now: deps.clock.now(), sharedMs: SHARED_MS })
  const idempotencyKey = await claim()
  const url = await payments.createCheckout({ ...checkout, idempotencyKey })
  if (url !== null) return url
  // Left or paid within the time that clicks share an attempt: this click is a new wish.
  await dropAttempt(deps.db, userId, idempotencyKey)
  const renewed = await payments.createCheckout({ ...checkout, idempotencyKey: await claim() })
  if (renewed === null) throw new Error('a new checkout was closed at once')
  return renewed
}

/** One whose payment failed must first be paid, which the portal's own start offers. */
function isChangeable({ status }: Subscription): boolean {
  return status === 'active' || status === 'trialing'
}

/** Where the user changes the card, the plan or cancels. The address opens the account there, so it is never logged. */
export async function openPortal(deps: BillingDeps, session: Session): Promise<{ url: string }> {
  const payments = requirePayments(deps)
  const { customerId } = await requireBilling(deps.db, session.userId)
  if (customerId === null) throw new AppError('billing.noSubscription')
  await deps.visitsToProvider.count(session.userId)
  try {
    const returnUrl = `${deps.siteUrl()}/pricing`
    const url = await payments.openPortal({ customerId, returnUrl, change: null, mayBuy: session.pause === null })
    return { url }
  } catch (error) {
    throw toRefusal(error, 'billing.portalFailed')
  }
}
