import { PAID_PLANS, type PaidPlan } from '@prancheta/core/billing/plans.ts'
import { GRACE_DAYS, type Subscription } from '@prancheta/core/billing/subscription.ts'
import { z } from 'zod'

const moment = z.iso.datetime().transform((text) => new Date(text))

export const demoSubscription = z.object({
  id: z.string(),
  plan: z.enum(PAID_PLANS),
  status: z.enum(['active', 'past_due', 'canceled']),
  createdAt: moment,
  periodEnd: moment,
  cancelsAtPeriodEnd: z.boolean(),
  unpaidSince: moment.nullable(),
})

export type DemoSubscription = z.output<typeof demoSubscription>

export type DemoAction = 'changePlan' | 'cancel' | 'resume' | 'payAgain' | 'failRenewal' | 'endPeriod'

const DAY_MS = 86_400_000
const PERIOD_MS = 30 * DAY_MS
/** A bill that stays unpaid this long ends the subscription, a day after its grace. */
const GIVEN_UP_MS = (GRACE_DAYS + 1) * DAY_MS

export function newSubscription(id: string, plan: PaidPlan, now: Date): DemoSubscription {
  return { id, plan, status: 'active', createdAt: now, periodEnd: after(now, PERIOD_MS), ...RENEWING }
}

const RENEWING = { cancelsAtPeriodEnd: false, unpaidSince: null }

/** What time alone has made of it: paid periods follow each other, a cancelled one ends, an unpaid one is given up. */
export function advance(subscription: DemoSubscription, now: Date): DemoSubscription {
  const { status, periodEnd, unpaidSince, cancelsAtPeriodEnd } = subscription
  if (status === 'past_due' && unpaidSince !== null && after(unpaidSince, GIVEN_UP_MS) <= now) {
    return { ...subscription, status: 'canceled' }
  }
  if (status !== 'active' || periodEnd > now) return subscription
  if (cancelsAtPeriodEnd) return { ...subscription, status: 'canceled' }
  return advance({ ...subscription, periodEnd: after(periodEnd, PERIOD_MS) }, now)
}

/** What an action makes of it, or null when it is not possible now. */
export function act(
  subscription: DemoSubscription,
  { action, plan, now }: { action: DemoAction; plan: PaidPlan | undefined; now: Date },
): DemoSubscription | null {
  const { status, cancelsAtPeriodEnd } = subscription
  const renews = status === 'active' && !cancelsAtPeriodEnd
  switch (action) {
    case 'changePlan':
      return status === 'active' && plan !== undefined && plan !== subscription.plan ? { ...subscription, plan } : null
    case 'cancel':
      if (status === 'past_due') return { ...subscription, status: 'canceled' }
      return renews ? { ...subscription, cancelsAtPeriodEnd: true } : null
    case 'resume':
      return status === 'active' && cancelsAtPeriodEnd ? { ...subscription, cancelsAtPeriodEnd: false } : null
    case 'payAgain':
      return status === 'active' ? null : paidAnew(subscription, now)
    case 'failRenewal':
      return renews ? { ...subscription, status: 'past_due', unpaidSince: now, periodEnd: after(now, PERIOD_MS) } : null
    case 'endPeriod':
      return status === 'canceled' ? null : atItsEnd(subscription, now)
  }
}

function paidAnew(subscription: DemoSubscription, now: Date): DemoSubscription {
  return { ...subscription, status: 'active', periodEnd: after(now, PERIOD_MS), ...RENEWING }
}

function atItsEnd(subscription: DemoSubscription, now: Date): DemoSubscription {
  const moved = subscription.status === 'past_due' ? { unpaidSince: after(now, -GIVEN_UP_MS) } : { periodEnd: now }
  return advance({ ...subscription, ...moved }, now)
}

/** As the provider of a real payment would tell it. */
export function toSubscription(held: DemoSubscription): Subscription {
  const { id, plan, status, createdAt, periodEnd, cancelsAtPeriodEnd, unpaidSince } = held
  return { id, plan, status, createdAt, periodEnd, cancelsAt: cancelsAtPeriodEnd ? periodEnd : null, unpaidSince }
}

function after(date: Date, ms: number): Date {
  return new Date(date.getTime() + ms)
}
