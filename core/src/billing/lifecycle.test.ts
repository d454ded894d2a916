import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currentPlan, FREE_PLAN, planAt, planState, type StoredPlan, settlePlan, withoutGain } from './lifecycle.ts'
import { PAID_PLANS, PLANS, type Plan } from './plans.ts'
import {
  accessUntil,
  decidingSubscription,
  isOpen,
  SUBSCRIPTION_STATUSES,
  type Subscription,
  withoutEndedGrace,
} from './subscription.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000)

const pro: Subscription = {
  id: 'sub_1',
  plan: 'pro',
  status: 'active',
  createdAt: days(-20),
  periodEnd: days(10),
  cancelsAt: null,
  unpaidSince: null,
}

test.each([
  ['a running subscription, with grace for late news of its renewal', {}, days(13)],
  ['one in its trial', { status: 'trialing' }, days(13)],
  ['one cancelled for the end of its period, to the minute', { cancelsAt: days(10) }, days(10)],
  ['one set to end after several more periods, as any running one', { cancelsAt: days(100) }, days(13)],
  [
    'one whose payment failed a day ago, for three days from then',
    { status: 'past_due', unpaidSince: days(-1) },
    days(2),
  ],
  ['one ended early by its owner, as long as it was paid', { status: 'canceled' }, days(10)],
  ['one ended because nobody paid: nothing', { status: 'canceled', unpaidSince: days(-9) }, null],
  ['one never paid: nothing', { status: 'unpaid', unpaidSince: days(-9) }, null],
  ['one whose first payment waits: nothing', { status: 'incomplete', unpaidSince: days(0) }, null],
] satisfies [string, Partial<Subscription>, Date | null][])('access lasts: %s', (_, change, until) => {
  expect(accessUntil({ ...pro, ...change })).toEqual(until)
})

test('a plan follows its subscription from trial to payment, failure, cancellation and back to the free trial', () => {
  const steps: [Partial<Subscription>, string, string][] = [
    [{ status: 'trialing' }, 'pro', 'trialing'],
    [{}, 'pro', 'active'],
    [{ plan: 'black' }, 'black', 'active'],
    [{ status: 'past_due', unpaidSince: days(-2) }, 'pro', 'past_due'],
    [{ status: 'past_due', unpaidSince: days(-4) }, 'teste', 'unpaid'],
    [{}, 'pro', 'active'],
    [{ cancelsAt: days(10) }, 'pro', 'cancelled'],
    [{ status: 'canceled' }, 'pro', 'cancelled'],
    [{ status: 'canceled', periodEnd: days(-1) }, 'teste', 'free'],
  ]
  let stored: StoredPlan = FREE_PLAN
  for (const [change, plan, stage] of steps) {
    stored = settlePlan(stored, [{ ...pro, ...change }], NOW)
    expect(currentPlan(stored, NOW)).toEqual({ plan, active: true, stage })
  }
})

test('grace that was ended stays ended for that bill, comes back with the payment, and a later bill has its own', () => {
  const failing: Subscription = { ...pro, status: 'past_due', unpaidSince: days(-1) }
  const planWith = (held: Subscription, endedAt: Date | null) =>
    currentPlan(settlePlan(FREE_PLAN, withoutEndedGrace([held], endedAt), NOW), NOW)
  expect(planWith(failing, null)).toMatchObject({ plan: 'pro', stage: 'past_due' })
  expect(planWith(failing, days(0))).toMatchObject({ plan: 'teste', stage: 'unpaid' })
  expect(planWith(pro, days(0))).toMatchObject({ plan: 'pro', stage: 'active' })
  expect(planWith({ ...failing, unpaidSince: days(-1) }, days(-2))).toMatchObject({ plan: 'pro', stage: 'past_due' })
})

test('a plan that ran out gives nothing from that very moment, before anybody wrote it down', () => {
  const stored = settlePlan(FREE_PLAN, [{ ...pro, cancelsAt: days(10) }], NOW)
  expect(planAt(stored, new Date(days(10).getTime() - 1))).toEqual({ plan: 'pro', active: true })
  expect(planAt(stored, days(10))).toEqual({ plan: 'teste', active: true })
  expect(currentPlan(stored, days(10)).stage).toBe('expired')
})

test('a subscription that gives nothing any more tells no dates, and a plan that is switched off is nobody’s subscription', () => {
  const paid = settlePlan(FREE_PLAN, [pro], NOW)
  expect(planState(paid, NOW)).toMatchObject({ plan: 'pro', stage: 'active', isSubscribed: true, periodEnd: days(10) })
  const nothing = { isSubscribed: false, periodEnd: null, accessUntil: null }
  expect(planState(paid, days(13))).toEqual({ plan: 'teste', active: true, stage: 'expired', ...nothing })
  const unpaid = settlePlan(paid, [{ ...pro, status: 'unpaid' }], NOW)
  expect(planState(unpaid, NOW)).toEqual({ plan: 'teste', active: true, stage: 'unpaid', ...nothing })
  expect(planState({ ...paid, active: false }, NOW)).toMatchObject({ plan: 'pro', active: false, ...nothing })
})

test('a plan that we do not know is a free trial that is switched off', () => {
  expect(planAt({ plan: 'ouro', active: true, accessUntil: null }, NOW)).toEqual({ plan: 'teste', active: false })
})

test.each(['admin', 'vip_unlimited'] as const)('nothing the provider says touches %s', (plan) => {
  const stored: StoredPlan = { ...FREE_PLAN, plan }
  expect(settlePlan(stored, [pro], NOW)).toBe(stored)
  expect(settlePlan(stored, [], NOW)).toBe(stored)
  expect(planAt({ ...stored, accessUntil: days(-1) }, NOW)).toEqual({ plan, active: true })
})

test('a plan given by hand lasts until a subscription gives one', () => {
  const granted: StoredPlan = { ...FREE_PLAN, plan: 'black' }
  expect(currentPlan(granted, NOW)).toEqual({ plan: 'black', active: true, stage: 'granted' })
  expect(settlePlan(granted, [], NOW)).toBe(granted)
  expect(settlePlan(granted, [{ ...pro, status: 'unpaid' }], NOW)).toBe(granted)
  expect(settlePlan(granted, [pro], NOW).plan).toBe('pro')
})

test('a trial that was switched off stays off', () => {
  expect(settlePlan({ ...FREE_PLAN, active: false }, [], NOW).active).toBe(false)
})

test('of two subscriptions the one that gives access decides, then the larger plan, then the one that lasts longer', () => {
  const choose = (...changes: Partial<Subscription>[]) =>
    decidingSubscription(
      changes.map((change, n) => ({ ...pro, id: `sub_${n}`, ...change })),
      NOW,
    )?.id
  expect(choose({ plan: 'starter' }, { plan: 'black', status: 'unpaid' })).toBe('sub_0')
  expect(choose({ plan: 'starter', createdAt: days(-1) }, { plan: 'black', cancelsAt: days(5) })).toBe('sub_1')
  expect(choose({}, { periodEnd: days(20) })).toBe('sub_1')
  expect(choose({ createdAt: days(-2) }, { createdAt: days(-5) })).toBe('sub_0')
  expect(choose({ plan: null }, { status: 'incomplete_expired' })).toBeUndefined()
})

test('a subscription to something else of the same seller gives no plan', () => {
  expect(settlePlan(FREE_PLAN, [{ ...pro, plan: null }], NOW)).toEqual(FREE_PLAN)
  expect(isOpen({ ...pro, plan: null })).toBe(false)
})

const moment = fc.integer({ min: -40, max: 40 }).map(days)
const subscription: fc.Arbitrary<Subscription> = fc.record({
  id: fc.constantFrom('sub_a', 'sub_b', 'sub_c'),
  plan: fc.constantFrom(...PAID_PLANS, null),
  status: fc.constantFrom(...SUBSCRIPTION_STATUSES),
  createdAt: moment,
  periodEnd: moment,
  cancelsAt: fc.option(moment),
  unpaidSince: fc.option(moment),
})
const holdings = fc.uniqueArray(subscription, { maxLength: 3, selector: ({ id }) => id })

const WAYS = process.env.DEEP === '1' ? 10_000 : 1_000

test(`whatever was seen on the way, the plan ends as the provider’s own objects say (${WAYS} ways)`, () => {
  fc.assert(
    fc.property(fc.array(holdings, { maxLength: 6 }), holdings, (seenBefore, last) => {
      const along = seenBefore.reduce((stored, seen) => settlePlan(stored, seen, NOW), FREE_PLAN)
      const straight = settlePlan(FREE_PLAN, last, NOW)
      expect(settlePlan(along, last, NOW)).toEqual(straight)
      expect(settlePlan(straight, last.toReversed(), NOW)).toEqual(straight)
    }),
    { numRuns: WAYS },
  )
})

test('no plan is ever shown as paid beyond what its subscription gives', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLANS), holdings, moment, (plan, held, later) => {
      const stored = settlePlan({ ...FREE_PLAN, plan }, held, NOW)
      if (stored.accessUntil === null) return
      expect(planAt(stored, later).plan).toBe(later < stored.accessUntil ? stored.plan : 'teste')
    }),
  )
})

test('in a pause nothing that was paid gives more than before, whatever is held, and all of it once the pause is over', () => {
  const stored = fc.constantFrom<StoredPlan>(
    FREE_PLAN,
    { ...FREE_PLAN, active: false },
    settlePlan(FREE_PLAN, [{ ...pro, plan: 'starter' }], NOW),
    settlePlan(FREE_PLAN, [pro], NOW),
  )
  const bought = fc.constantFrom(...PAID_PLANS).map((plan): Subscription => ({ ...pro, id: 'sub_2', plan }))
  const rank = (plan: Plan) => PLANS.indexOf(plan)
  fc.assert(
    fc.property(stored, bought, (before, subscription) => {
      const settled = settlePlan(before, [subscription], NOW)
      const held = withoutGain(before, settled, NOW)
      expect(rank(held.plan)).toBeLessThanOrEqual(rank(planAt(before, NOW).plan))
      expect(held.subscriptionId).toBe('sub_2')
      expect(settlePlan(held, [subscription], NOW)).toEqual(settlePlan(FREE_PLAN, [subscription], NOW))
    }),
  )
  expect(currentPlan(withoutGain(FREE_PLAN, settlePlan(FREE_PLAN, [pro], NOW), NOW), NOW)).toMatchObject({
    plan: 'teste',
    stage: 'held',
  })
})

test.each<[string, Partial<Subscription>]>([
  ['a cancellation that is taken back', {}],
  ['the same plan bought again', { id: 'sub_2', createdAt: days(0) }],
  ['a longer period of it', { periodEnd: days(300) }],
])('in a pause %s gives no day more than was paid before, however often the provider is asked', (_what, change) => {
  const before = settlePlan(FREE_PLAN, [{ ...pro, cancelsAt: days(10) }], NOW)
  const now = [{ ...pro, ...change }]
  let held = before
  for (const _look of [1, 2, 3]) held = withoutGain(held, settlePlan(held, now, NOW), NOW)
  expect(held).toMatchObject({ plan: 'pro', cancelsAt: days(10), accessUntil: days(10) })
  // Over with its time, though the pause lasts on; and all of it after the pause.
  expect(withoutGain(held, settlePlan(held, now, days(11)), days(11))).toMatchObject({ plan: 'teste' })
  expect(settlePlan(held, now, NOW)).toEqual(settlePlan(FREE_PLAN, now, NOW))
})

test('in a pause a subscription that renews goes on as it was', () => {
  const before = settlePlan(FREE_PLAN, [pro], NOW)
  const renewed = settlePlan(before, [{ ...pro, periodEnd: days(40) }], NOW)
  expect(withoutGain(before, renewed, NOW)).toEqual(renewed)
})
