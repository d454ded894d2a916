import { PAID_PLANS, type PaidPlan } from '@prancheta/core/billing/plans.ts'
import { SUBSCRIPTION_STATUSES, type Subscription } from '@prancheta/core/billing/subscription.ts'
import { z } from 'zod'
import type { PriceIds } from '#payments/port.ts'
import { SourceError } from '#source-error.ts'

const moment = z.number().transform((seconds) => new Date(seconds * 1000))

const invoice = z.object({
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).nullable(),
  created: moment,
  status_transitions: z.object({ finalized_at: moment.nullable() }),
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
})

type Body = z.output<typeof subscriptionBody>

export function toSubscription(raw: unknown, priceIds: PriceIds): Subscription {
  const parsed = subscriptionBody.safeParse(raw)
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
    throw new SourceError('stripe', 'schema', `a subscription whose ${fields} we do not understand`)
  }
  const body = parsed.data
  const { plan, periodEnd } = soldBy(body, priceIds)
  return {
    id: body.id,
    plan,
    status: body.status,
    createdAt: body.created,
    periodEnd,
    cancelsAt: body.cancel_at ?? (body.cancel_at_period_end ? periodEnd : null),
    unpaidSince: unpaidSince(body),
  }
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
