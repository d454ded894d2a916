import { PAID_PLANS, type PaidPlan } from '@prancheta/core/billing/plans.ts'
import { SUBSCRIPTION_STATUSES, type Subscription } from '@prancheta/core/billing/subscription.ts'
import { z } from 'zod'
import type { PriceIds } from '#payments/port.ts'

const moment = z.number().transform((seconds) => new Date(seconds * 1000))

const invoice = z.object({
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).nullable(),
  created: moment,
  status_transitions: z.object({ finalized_at: moment.nullable() }),
  /** Only where it was expanded too. */
  payments: z
    .object({ data: z.array(z.object({ payment: z.object({ payment_intent: z.string().nullish() }) })) })
    .nullish(),
})

/** What we read of a subscription. Since API 2025-03-31 the period stands on its items; `latest_invoice` must be expanded. */
const subscriptionBody = z.object({
  id: z.string(),
  object: z.literal('subscription'),
  status: z.enum(SUBSCRIPTION_STATUSES),
  created: moment,
  cancel_at: moment.nullable(),
  cancel_at_period_end: z.boolean(),
  ended_at: moment.nullable(),
  cancellation_details: z.object({ reason: z.string().nullable() }).nullable(),
  items: z.object({
    data: z.array(z.object({ current_period_end: moment, price: z.object({ id: z.string() }) })).min(1),
  }),
  latest_invoice: invoice.nullable(),
  pause_collection: z.object({ behavior: z.string() }).nullish(),
})

type Body = z.output<typeof subscriptionBody>

type Reading = {
  priceIds: PriceIds
  /** Whether a subscription that was ended, or paid back, gives nothing from then on, or lasts as long as its period. */
  endsAtOnce: boolean
  /** Payments that were paid back in full. */
  refunded: ReadonlySet<string>
}

/** One that we cannot read is told as such: the customer's others must not suffer for it. */
export function toSubscription(raw: unknown, { priceIds, endsAtOnce, refunded }: Reading): Subscription {
  const parsed = subscriptionBody.safeParse(raw)
  if (!parsed.success) return unreadable(raw)
  const body = parsed.data
  const { plan, periodEnd } = soldBy(body, priceIds)
  return {
    id: body.id,
    plan,
    status: body.status === 'active' && body.pause_collection ? 'uncollected' : body.status,
    createdAt: body.created,
    periodEnd,
    cancelsAt: body.cancel_at ?? (body.cancel_at_period_end ? periodEnd : null),
    unpaidSince: unpaidSince(body),
    ...(endsAtOnce && body.ended_at !== null && { endedAt: body.ended_at }),
    ...(endsAtOnce && isPaidBack(body, refunded) && { isRefunded: true as const }),
  }
}

function unreadable(raw: unknown): Subscription {
  const known = z.object({ id: z.string() }).safeParse(raw).data
  const nothing = { plan: null, status: 'incomplete', cancelsAt: null, unpaidSince: null } as const
  return { id: known?.id ?? '', ...nothing, createdAt: new Date(0), periodEnd: new Date(0), isUnreadable: true }
}

function isPaidBack({ latest_invoice: bill }: Body, refunded: ReadonlySet<string>): boolean {
  return (bill?.payments?.data ?? []).some(({ payment }) => refunded.has(payment.payment_intent ?? ''))
}

/** The largest of our plans among the items, with its period; something else of the same seller has none. */
function soldBy({ items, created }: Body, priceIds: PriceIds): { plan: PaidPlan | null; periodEnd: Date } {
  for (const plan of PAID_PLANS.toReversed()) {
    const item = items.data.find(({ price }) => price.id === priceIds[plan])
    if (item) return { plan, periodEnd: item.current_period_end }
  }
  return { plan: null, periodEnd: items.data[0]?.current_period_end ?? created }
}

/**
 * A renewal opens the new period before it is paid, so the period alone never tells. A draft is not due yet. A
 * subscription ended over a failed or disputed payment counts as unpaid whatever its last bill says.
 */
function unpaidSince({ latest_invoice: bill, cancellation_details, ended_at }: Body): Date | null {
  const reason = cancellation_details?.reason
  if (ended_at !== null && (reason === 'payment_failed' || reason === 'payment_disputed')) return ended_at
  if (bill === null || (bill.status !== 'open' && bill.status !== 'uncollectible')) return null
  return bill.status_transitions.finalized_at ?? bill.created
}
