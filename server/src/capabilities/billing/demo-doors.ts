import type { DemoDesk, SignedEvent } from '@prancheta/adapters/payments/demo/demo-desk.ts'
import type { DemoSubscription } from '@prancheta/adapters/payments/demo/demo-subscription.ts'
import * as demo from '@prancheta/contract/billing/demo-payment.ts'
import { MONTHLY_PRICE_CENTS } from '@prancheta/core/billing/prices.ts'
import { AppError } from '#platform/errors/errors.ts'
import { type Door, door } from '#platform/http/door.ts'
import type { Session } from '#platform/session/session.ts'
import { requireBilling } from './billing-store.ts'
import { endAttempt } from './customer-store.ts'
import type { BillingDeps } from './payments.ts'
import { receiveEvent } from './reconcile.ts'

/** The pages that stand in for a payment provider's. Everybody sees their own customer's records only. */
export const demoDoors = (deps: BillingDeps, desk: DemoDesk): Door[] => [
  door(demo.readDemoCheckout, 'user', async ({ sessionId }, session) => {
    const checkout = await desk.findCheckout(await requireCustomer(deps, session), sessionId)
    if (!checkout) throw new AppError('route.notFound')
    return { plan: checkout.plan, monthlyPriceCents: MONTHLY_PRICE_CENTS[checkout.plan], status: checkout.status }
  }),
  door(demo.payDemoCheckout, 'user', async ({ sessionId, card }, session) => {
    if (card === 'declined') return { outcome: 'declined' as const, url: '' }
    const paid = await desk.pay(await requireCustomer(deps, session), sessionId)
    if (!paid) throw new AppError('billing.demoClosed')
    await deliver(deps, paid.events)
    return { outcome: 'paid' as const, url: paid.checkout.successUrl }
  }),
  door(demo.cancelDemoCheckout, 'user', async ({ sessionId }, session) => {
    const checkout = await desk.cancelCheckout(await requireCustomer(deps, session), sessionId)
    if (!checkout) throw new AppError('route.notFound')
    await endAttempt(deps.db, session.userId)
    return { url: checkout.cancelUrl }
  }),
  door(demo.readDemoPortal, 'user', async (_input, session) => ({
    subscription: toView(await desk.findSubscription(await requireCustomer(deps, session))),
  })),
  door(demo.actInDemoPortal, 'user', async ({ action, plan }, session) => {
    if (session.pause && BUYS.has(action)) throw new AppError('pause.active')
    const acted = await desk.act(await requireCustomer(deps, session), action, plan)
    if (!acted) throw new AppError('billing.demoNotPossible')
    await deliver(deps, acted.events)
    return { subscription: toView(acted.subscription) }
  }),
]

/** What a provider's portal does not offer during a pause: another plan, the cancelled one again, an ended one anew. */
const BUYS: ReadonlySet<demo.DemoAction> = new Set(['changePlan', 'resume', 'payAgain'])

async function requireCustomer(deps: BillingDeps, session: Session): Promise<string> {
  const { customerId } = await requireBilling(deps.db, session.userId)
  if (customerId === null) throw new AppError('billing.noSubscription')
  return customerId
}

/** Through the very function that the webhook calls, signature and all. */
async function deliver(deps: BillingDeps, events: readonly SignedEvent[]): Promise<void> {
  for (const { body, signature } of events) await receiveEvent(deps, body, signature)
}

function toView(held: DemoSubscription | null): demo.DemoSubscriptionView | null {
  if (!held) return null
  const { plan, status, periodEnd, cancelsAtPeriodEnd } = held
  const ends = periodEnd.toISOString()
  return { plan, status, period_end: ends, cancels_at: cancelsAtPeriodEnd ? ends : null }
}
