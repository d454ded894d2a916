import { createHmac } from 'node:crypto'
import { currentPlan, FREE_PLAN, settlePlan } from '@prancheta/core/billing/lifecycle.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEvent } from './read-event.ts'
import { toSubscription } from './to-subscription.ts'

const SECRET = 'whsec_test'
const NOW = new Date('2026-11-15T12:00:00Z')
const NOW_SECONDS = NOW.getTime() / 1000
const DAY = 86_400
const READING = {
  priceIds: { starter: 'price_starter', pro: 'price_pro', black: 'price_black' },
  endsAtOnce: false,
  refunded: new Set<string>(),
}

type Held = ReturnType<typeof newSubscription>

function newSubscription() {
  return {
    id: 'sub_1',
    object: 'subscription',
    customer: 'cus_1',
    status: 'active',
    created: NOW_SECONDS - 10 * DAY,
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    ended_at: null as number | null,
    cancellation_details: { reason: null as string | null },
    items: { data: [{ current_period_end: NOW_SECONDS + 20 * DAY, price: { id: 'price_pro' } }] },
    latest_invoice: {
      status: 'paid',
      created: NOW_SECONDS - 10 * DAY,
      status_transitions: { finalized_at: NOW_SECONDS - 10 * DAY },
    },
  }
}

const unpaidFor = (days: number) => ({
  status: 'open',
  created: NOW_SECONDS - days * DAY,
  status_transitions: { finalized_at: NOW_SECONDS - days * DAY },
})

/** What may happen to a subscription, and the kind of event that tells of it. */
const HAPPENINGS: Record<string, (before: Held) => Held> = {
  'invoice.paid': (one) => ({ ...one, status: 'active', latest_invoice: { ...one.latest_invoice, status: 'paid' } }),
  'invoice.payment_failed': (one) => ({ ...one, status: 'past_due', latest_invoice: unpaidFor(1) }),
  'invoice.payment_action_required': (one) => ({ ...one, status: 'past_due', latest_invoice: unpaidFor(4) }),
  'customer.subscription.updated': (one) => ({
    ...one,
    items: { data: [{ current_period_end: NOW_SECONDS + 20 * DAY, price: { id: 'price_black' } }] },
  }),
  'customer.subscription.paused': (one) => ({ ...one, cancel_at_period_end: true, cancel_at: NOW_SECONDS + 20 * DAY }),
  'customer.subscription.resumed': (one) => ({ ...one, cancel_at_period_end: false, cancel_at: null }),
  'customer.subscription.deleted': (one) => ({
    ...one,
    status: 'canceled',
    ended_at: NOW_SECONDS,
    cancellation_details: {
      reason: one.latest_invoice.status === 'paid' ? 'cancellation_requested' : 'payment_failed',
    },
  }),
}

function signed(id: string, type: string, object: Held) {
  const body = JSON.stringify({ id, object: 'event', type, data: { object } })
  const signature = createHmac('sha256', SECRET).update(`${NOW_SECONDS}.${body}`).digest('hex')
  return { body, header: `t=${NOW_SECONDS},v1=${signature}` }
}

const WAYS = process.env.DEEP === '1' ? 10_000 : 500

test(`any order and repetition of a subscription’s signed events ends in the state its own object says (${WAYS} ways)`, async () => {
  const story = fc.array(fc.constantFrom(...Object.keys(HAPPENINGS)), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(story, fc.infiniteStream(fc.nat()), async (types, chance) => {
      const draw = (below: number) => (chance.next().value ?? 0) % below
      let held = newSubscription()
      let stored = settlePlan(FREE_PLAN, [], NOW)
      const kept = new Set<string>()
      const onTheWay: ReturnType<typeof signed>[] = []

      const arrive = async () => {
        const event = onTheWay[draw(onTheWay.length)]
        if (!event) return
        const { id, customerId } = await readEvent(event.body, event.header, SECRET, NOW)
        expect(customerId).toBe('cus_1')
        if (draw(3) > 0) onTheWay.splice(onTheWay.indexOf(event), 1) // sometimes it is sent again
        if (kept.has(id)) return
        kept.add(id)
        stored = settlePlan(stored, [toSubscription(held, READING)], NOW)
      }

      for (const [index, type] of types.entries()) {
        if (held.status !== 'canceled') held = HAPPENINGS[type]?.(held) ?? held // what has ended stays so
        onTheWay.push(signed(`evt_${index}`, type, held))
        for (let count = draw(3); count > 0; count -= 1) await arrive()
      }
      while (onTheWay.length > 0) await arrive()

      const said = settlePlan(FREE_PLAN, [toSubscription(held, READING)], NOW)
      expect(stored).toEqual(said)
      expect(currentPlan(stored, NOW).plan).toBe(planSaidBy(held))
    }),
    { numRuns: WAYS },
  )
})

/** The same by hand, without our own code. */
function planSaidBy({ status, latest_invoice: bill, items }: Held): string {
  const plan = items.data[0]?.price.id.replace('price_', '') ?? ''
  if (status === 'past_due') return bill.created > NOW_SECONDS - 3 * DAY ? plan : 'teste'
  if (status === 'canceled') return bill.status === 'paid' ? plan : 'teste'
  return plan
}
