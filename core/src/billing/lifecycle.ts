import { isPaidPlan, isPlan, PAID_PLANS, type Plan } from './plans.ts'
import {
  accessUntil,
  decidingSubscription,
  earlier,
  givesAccess,
  type Subscription,
  type SubscriptionStatus,
} from './subscription.ts'

/** What is kept of a user's plan: the answer of the payment provider when it was last asked. */
export type StoredPlan = {
  plan: Plan
  active: boolean
  subscriptionId: string | null
  subscriptionStatus: SubscriptionStatus | null
  periodEnd: Date | null
  cancelsAt: Date | null
  /** Until when a subscription gives the plan. Null: no subscription gave it, so none can take it away. */
  accessUntil: Date | null
}

/**
 * Where a plan stands. free: the trial; active and trialing: paid; uncollected: it runs and its bills are not collected for now; past_due: a payment failed and the days of grace run;
 * cancelled: paid until its end; held: paid during a pause, and given when it ends; unpaid: a subscription is open but gives nothing until it is paid; expired: it ran
 * out and this is not written down yet; granted: given by hand, or without need of payment.
 */
export const PLAN_STAGES = [
  'free',
  'active',
  'trialing',
  'uncollected',
  'past_due',
  'cancelled',
  'held',
  'unpaid',
  'expired',
  'granted',
] as const
export type PlanStage = (typeof PLAN_STAGES)[number]

export type CurrentPlan = { plan: Plan; active: boolean; stage: PlanStage }

export const FREE_PLAN: StoredPlan = {
  plan: 'teste',
  active: true,
  subscriptionId: null,
  subscriptionStatus: null,
  periodEnd: null,
  cancelsAt: null,
  accessUntil: null,
}

/**
 * What a stored plan is worth at this moment: one that ran out counts as the free trial before anybody wrote it down, and one that we
 * do not know, which only another version can have written, as a free trial that is switched off.
 */
export function planAt(
  stored: Pick<StoredPlan, 'active' | 'accessUntil'> & { plan: string },
  now: Date,
): Omit<CurrentPlan, 'stage'> {
  if (!isPlan(stored.plan)) return { plan: 'teste', active: false }
  if (isExpired(stored, now)) return { plan: 'teste', active: true }
  return { plan: stored.plan, active: stored.active }
}

export function currentPlan(stored: StoredPlan, now: Date): CurrentPlan {
  return { ...planAt(stored, now), stage: stageAt(stored, now) }
}

/** All that a plan's owner is told of it, the same on every screen. */
export type PlanState = CurrentPlan & {
  /** Whether a payment gives the plan right now. */
  isSubscribed: boolean
  /** Until when the period and the plan run; null where no subscription gives the plan, because then neither date means anything. */
  periodEnd: Date | null
  accessUntil: Date | null
}

export function planState(stored: StoredPlan, now: Date): PlanState {
  const current = currentPlan(stored, now)
  const isSubscribed = isPaidPlan(current.plan) && current.active && stored.accessUntil !== null
  return {
    ...current,
    isSubscribed,
    periodEnd: isSubscribed ? stored.periodEnd : null,
    accessUntil: isSubscribed ? stored.accessUntil : null,
  }
}

function stageAt(stored: StoredPlan, now: Date): PlanStage {
  if (isExpired(stored, now)) return 'expired'
  if (stored.accessUntil === null) {
    if (stored.plan !== 'teste') return 'granted'
    if (stored.subscriptionId === null) return 'free'
    // Paid for, and it gives nothing: only a pause does that.
    return stored.subscriptionStatus !== null && PAYING.includes(stored.subscriptionStatus) ? 'held' : 'unpaid'
  }
  if (stored.subscriptionStatus === 'past_due') return 'past_due'
  if (stored.subscriptionStatus === 'canceled' || stored.cancelsAt !== null) return 'cancelled'
  if (stored.subscriptionStatus === 'uncollected') return 'uncollected'
  return stored.subscriptionStatus === 'trialing' ? 'trialing' : 'active'
}

const PAYING: readonly SubscriptionStatus[] = ['active', 'trialing', 'uncollected']

/**
 * What becomes of a stored plan when the provider holds these subscriptions. It depends on them alone and not on the events that led here,
 * so order and repetition of events cannot matter. Plans that nobody pays for are left alone: vip_unlimited and
 * admin always, a plan given by hand until a subscription gives one.
 */
export function settlePlan(stored: StoredPlan, subscriptions: readonly Subscription[], now: Date): StoredPlan {
  if (isBeyondPayment(stored.plan)) return stored

  const deciding = decidingSubscription(subscriptions, now)
  const wasGranted = isPaidPlan(stored.plan) && stored.accessUntil === null
  if (deciding?.plan && givesAccess(deciding, now)) {
    return { ...factsOf(deciding), plan: deciding.plan, active: true, accessUntil: accessUntil(deciding) }
  }
  if (wasGranted) return stored
  // One that cannot be read may be the one that is paid for: nothing is taken away on its account.
  if (subscriptions.some(({ isUnreadable }) => isUnreadable) && !isExpired(stored, now)) return stored
  // A trial that an admin switched off is not switched on by a look at the provider.
  const free = stored.plan === 'teste' ? { ...FREE_PLAN, active: stored.active } : FREE_PLAN
  return deciding ? { ...free, ...factsOf(deciding) } : free
}

/**
 * What a pause lets through of a plan that was settled: never more than counts at this moment, whatever was paid meanwhile. Settled again
 * after the pause it gives all of it.
 */
export function withoutGain(stored: StoredPlan, settled: StoredPlan, now: Date): StoredPlan {
  const { plan, active } = planAt(stored, now)
  if (!isPaidPlan(settled.plan)) return settled
  if (plan === 'teste') {
    const { subscriptionId, subscriptionStatus, periodEnd, cancelsAt } = settled
    return { ...FREE_PLAN, active, subscriptionId, subscriptionStatus, periodEnd, cancelsAt }
  }
  const isLarger = isPaidPlan(plan) && PAID_PLANS.indexOf(settled.plan) > PAID_PLANS.indexOf(plan)
  return notBeyond(endBefore(stored, settled, now), isLarger ? { ...settled, plan } : settled)
}

/**
 * Where the plan was going to end, when something else was bought in its place or its end was taken back; null where it only goes on as it
 * was.
 */
function endBefore(stored: StoredPlan, settled: StoredPlan, now: Date): Date | null {
  if (stored.subscriptionId !== settled.subscriptionId) return stored.accessUntil
  return stored.cancelsAt !== null && stored.cancelsAt > now ? stored.cancelsAt : null
}

/** The end stays written in the plan, so that the next look at the provider finds it there. */
function notBeyond(end: Date | null, settled: StoredPlan): StoredPlan {
  if (end === null) return settled
  return { ...settled, cancelsAt: earlier(settled.cancelsAt, end), accessUntil: earlier(settled.accessUntil, end) }
}

/** Plans that no payment gives or takes away. */
export function isBeyondPayment(plan: Plan): boolean {
  return plan === 'admin' || plan === 'vip_unlimited'
}

function isExpired(
  { plan, accessUntil: until }: Pick<StoredPlan, 'accessUntil'> & { plan: string },
  now: Date,
): boolean {
  return isPaidPlan(plan) && until !== null && until <= now
}

function factsOf({ id, status, periodEnd, cancelsAt }: Subscription) {
  return { subscriptionId: id, subscriptionStatus: status, periodEnd, cancelsAt }
}
