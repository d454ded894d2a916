import type { SubscriptionStatusView } from '@prancheta/contract/billing/routes.ts'
import { currentPlan } from '@prancheta/core/billing/lifecycle.ts'
import { isPaidPlan } from '@prancheta/core/billing/plans.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Session } from '#platform/session/session.ts'
import { type BillingRow, claimCheck, requireBilling } from './billing-store.ts'
import type { BillingDeps } from './deps.ts'
import { reconcile } from './reconcile.ts'

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
  const { plan, active, stage } = currentPlan(stored, now)
  const subscribed = isPaidPlan(plan) && active && stored.accessUntil !== null
  return {
    subscribed,
    plan,
    subscription_end: subscribed ? (stored.periodEnd?.toISOString() ?? null) : null,
    stage,
    access_until: subscribed ? (stored.accessUntil?.toISOString() ?? null) : null,
    has_portal: customerId !== null && stored.subscriptionId !== null,
  }
}
