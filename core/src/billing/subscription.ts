import { PAID_PLANS, type PaidPlan } from './plans.ts'

export const SUBSCRIPTION_STATUSES = [
  'active',
  'trialing',
  'past_due',
  'canceled',
  'unpaid',
  'incomplete',
  'incomplete_expired',
  'paused',
  /** Ours: it runs, and the seller does not collect its bills for now. */
  'uncollected',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** One subscription as the payment provider holds it at this moment. */
export type Subscription = {
  id: string
  /** Null when it is for something that is not one of our three plans. */
  plan: PaidPlan | null
  status: SubscriptionStatus
  createdAt: Date
  /** The end of the period that is running, whether or not it was paid. */
  periodEnd: Date
  /** When it is set to end by itself; null when it renews. */
  cancelsAt: Date | null
  /** Since when its newest bill waits for the money; null when that bill is paid. */
  unpaidSince: Date | null
  /** When it ended before its time and gives nothing from then on; left out where it lasts as long as it was paid. */
  endedAt?: Date
  /** Its newest bill was paid back in full: nothing was paid for what it gives. */
  isRefunded?: true
  /** The provider told of it in a way that we do not understand, so it may be what pays for a plan. */
  isUnreadable?: true
}

const DAY_MS = 86_400_000
/** How long a plan outlives a payment that failed, or a renewal that we have not heard of yet. */
export const GRACE_DAYS = 3

/**
 * Until when a subscription gives its plan; null when it gives nothing.
 *
 * A renewing one gets the days of grace beyond its period, because the news of the renewal may be late and a payer must not
 * be locked out by that. One that was cancelled lasts as long as it was paid, unless it was ended at once; when it was
 * ended because nobody paid, its running period is unpaid too and gives nothing.
 */
export function accessUntil(subscription: Subscription): Date | null {
  const { status, periodEnd, cancelsAt, unpaidSince, endedAt, isRefunded } = subscription
  if (isRefunded) return null
  switch (status) {
    case 'active':
    case 'trialing':
    case 'uncollected':
      return earlier(cancelsAt, afterGrace(periodEnd))
    case 'past_due':
      return earlier(cancelsAt, afterGrace(unpaidSince ?? periodEnd))
    case 'canceled':
      return unpaidSince === null ? earlier(endedAt ?? null, periodEnd) : null
    case 'unpaid':
    case 'incomplete':
    case 'incomplete_expired':
    case 'paused':
      return null
  }
}

/** Grace that an admin ended is not given again for the same bill: it counts as unpaid until it is paid. */
export function withoutEndedGrace(subscriptions: readonly Subscription[], endedAt: Date | null): Subscription[] {
  return subscriptions.map((subscription) => {
    const { status, unpaidSince, periodEnd } = subscription
    const isEnded = endedAt !== null && status === 'past_due' && (unpaidSince ?? periodEnd) <= endedAt
    return isEnded ? { ...subscription, status: 'unpaid' } : subscription
  })
}

/** Whether the provider would still bill it, so that a second one would be paid twice. */
export function isOpen({ plan, status }: Subscription): boolean {
  return plan !== null && ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'uncollected'].includes(status)
}

/**
 * The subscription that decides when a customer has several: of those that give access now, the largest plan, so that nobody gets less than
 * they pay for; among equals the one that lasts longest, then the newest. Where none gives access, an
 * open one (it can still be paid), the newest first; otherwise none.
 */
export function decidingSubscription(subscriptions: readonly Subscription[], now: Date): Subscription | null {
  const [first] = subscriptions.filter(({ plan }) => plan !== null).sort((a, b) => preference(b, now, a))
  if (!first) return null
  return givesAccess(first, now) || isOpen(first) ? first : null
}

export function givesAccess(subscription: Subscription, now: Date): boolean {
  const until = accessUntil(subscription)
  return subscription.plan !== null && until !== null && until > now
}

/** Above 0 when `a` decides over `b`. Ids break the last tie, so that the answer never depends on the order of a list. */
function preference(a: Subscription, now: Date, b: Subscription): number {
  return (
    Number(givesAccess(a, now)) - Number(givesAccess(b, now)) ||
    (givesAccess(a, now)
      ? rankOf(a) - rankOf(b) || timeOf(accessUntil(a)) - timeOf(accessUntil(b))
      : Number(isOpen(a)) - Number(isOpen(b))) ||
    a.createdAt.getTime() - b.createdAt.getTime() ||
    (a.id < b.id ? -1 : 1)
  )
}

function rankOf({ plan }: Subscription): number {
  return plan === null ? -1 : PAID_PLANS.indexOf(plan)
}

function timeOf(date: Date | null): number {
  return date?.getTime() ?? 0
}

function afterGrace(date: Date): Date {
  return new Date(date.getTime() + GRACE_DAYS * DAY_MS)
}

export function earlier(a: Date | null, b: Date): Date {
  return a !== null && a < b ? a : b
}
