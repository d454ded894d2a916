import { readPlan } from '@prancheta/contract/account/dashboard.ts'
import { checkSubscription } from '@prancheta/contract/billing/routes.ts'
import { listProviders } from '@prancheta/contract/providers/routes.ts'
import { planAt } from '@prancheta/core/billing/lifecycle.ts'
import { PLANS } from '@prancheta/core/billing/plans.ts'
import { monthlyQuotaOf } from '@prancheta/core/billing/rights.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BillingHouse } from '#test/fake-stripe/billing-house.ts'
import { LiveListener } from '#test/live-listener.ts'

let house: BillingHouse
beforeAll(async () => {
  house = await BillingHouse.open()
})
afterAll(() => house.stop())
beforeEach(() => house.beginAnew())

/** A payment whose news is on its way. */
async function newPayment() {
  const payer = await house.payer('pro')
  const [event] = house.stripe.world.events.splice(0)
  if (!event) throw new Error('a payment without news')
  return { ...payer, event }
}

function newsOf(type: string) {
  const found = house.stripe.world.events.find((event) => event.type === type)
  if (!found) throw new Error(`no news of ${type}`)
  return found
}

test('the news of a payment gives the plan, and open tabs hear of it', async () => {
  const { person, event, subscription } = await newPayment()
  const live = await LiveListener.open(person)
  expect((await house.deliver(event)).status).toBe(200)
  expect(await house.planOf(person)).toBe('pro')
  expect(await house.rowOf(person)).toMatchObject({
    active: true,
    stripe_subscription: subscription.id,
    current_period_end: new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000),
  })
  await expect.poll(() => live.types()).toContain('plan.changed')
  await live.cut()
})

test('an event counts once, whoever sends it again', async () => {
  const { person, event } = await newPayment()
  await house.deliver(event)
  const { billing_version } = await house.rowOf(person)
  const again = await Promise.all([house.deliver(event), house.deliver(event), house.deliver(event)])
  expect(again.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await house.rowOf(person)).billing_version).toBe(billing_version)
})

test('a forged, unsigned, stale or altered event is refused and changes nothing', async () => {
  const { person, event } = await newPayment()
  const minutesAgo = (count: number) => new Date(house.now.getTime() - count * 60_000)
  expect((await house.deliver(event, { secret: 'whsec_guessed' })).status).toBe(400)
  expect((await house.deliver(event, { at: minutesAgo(6) })).status).toBe(400)
  expect((await house.app.visitor().send('post', '/api/stripe/webhook', event)).status).toBe(400)
  expect((await house.app.visitor().send('post', '/api/stripe/webhook')).status).toBe(400)
  expect(await house.planOf(person)).toBe('teste')
  expect((await house.deliver(event, { at: minutesAgo(4) })).status).toBe(200)
  expect(await house.planOf(person)).toBe('pro')
})

test('our own failure is answered 5xx and the event counts when it is sent again', async () => {
  const { person, event } = await newPayment()
  house.stripe.isDown = true
  expect((await house.deliver(event)).status).toBe(500)
  expect(await house.planOf(person)).toBe('teste')
  house.stripe.isDown = false
  expect((await house.deliver(event)).status).toBe(200)
  expect(await house.planOf(person)).toBe('pro')
})

test('kinds of events we do not know are answered 200 and noted', async () => {
  const event = house.stripe.world.tellOther('radar.early_fraud_warning.created', { id: 'issfr_1', object: 'radar' })
  expect((await house.deliver(event)).status).toBe(200)
  expect(house.app.logLines.some((line) => line.includes(event.id) && line.includes('left alone'))).toBe(true)
})

test('an event about a customer nobody here is, is answered 200, noted, and touches nobody', async () => {
  house.stripe.world.customers.set('cus_stranger', { id: 'cus_stranger', email: 'x@test.example', deleted: false })
  house.stripe.world.subscribe('cus_stranger', 'price_black')
  const before = await plans()
  await house.deliverAll()
  expect(await plans()).toEqual(before)
  expect(house.app.logLines.some((line) => line.includes('nobody here is this customer'))).toBe(true)
})

const plans = () => house.app.database.db.selectFrom('plans').selectAll().orderBy('user_id').execute()

test('a subscription to another product of the same seller gives no plan and takes none', async () => {
  const { person, event, customer } = await newPayment()
  await house.deliver(event)
  house.stripe.world.subscribe(customer, 'price_of_something_else')
  await house.deliverAll()
  expect(await house.planOf(person)).toBe('pro')

  const { person: other, subscription, customer: theirs } = await house.payer('pro')
  house.stripe.world.subscribe(theirs, 'price_of_something_else')
  house.stripe.world.end(subscription, 'payment_failed')
  await house.deliverAll()
  expect(await house.planOf(other)).toBe('teste')
})

test('of two subscriptions of one customer the larger plan counts, and the other one after it', async () => {
  const { person, subscription, customer } = await house.payer('starter')
  const second = house.stripe.world.subscribe(customer, 'price_black')
  await house.deliverAll()
  expect(await house.planOf(person)).toBe('black')
  house.stripe.world.end(second, 'payment_failed')
  await house.deliverAll()
  expect(await house.rowOf(person)).toMatchObject({ plan: 'starter', stripe_subscription: subscription.id })
})

test('vip_unlimited and admin are never touched, whatever is paid, cancelled or deleted', async () => {
  for (const plan of ['vip_unlimited', 'admin'] as const) {
    const { person, subscription, customer } = await house.payer('pro')
    const { user_id } = await house.rowOf(person)
    await house.app.database.db.updateTable('plans').set({ plan }).where('user_id', '=', user_id).execute()
    house.stripe.world.end(subscription, 'cancellation_requested')
    await house.deliverAll()
    house.stripe.world.deleteCustomer(customer)
    expect((await house.deliver(newsOf('customer.deleted'))).status).toBe(200)
    await person.call(checkSubscription, {})
    expect(await house.rowOf(person)).toMatchObject({ plan, active: true, access_until: null })
  }
})

test('a change of plan, a failed payment with its three days, and the payment after it are followed', async () => {
  const { person, subscription } = await house.payer('starter')
  const { world } = house.stripe
  world.changePrice(subscription, 'price_pro')
  await house.deliverAll()
  expect(await house.planOf(person)).toBe('pro')

  await house.pass(30, person)
  world.renew(subscription, 'refused')
  await house.deliverAll()
  expect(await person.call(checkSubscription, {})).toMatchObject({ subscribed: true, plan: 'pro', stage: 'past_due' })
  await house.pass(2.9, person)
  expect(await house.planOf(person)).toBe('pro')
  await house.pass(0.2, person)
  expect(await house.planOf(person)).toBe('teste')
  expect(await person.call(checkSubscription, {})).toMatchObject({ subscribed: false, plan: 'teste', stage: 'unpaid' })

  world.payOpenBill(subscription)
  await house.deliverAll()
  expect(await house.planOf(person)).toBe('pro')
})

test('a cancelled plan lasts to the end of what was paid and not a minute longer, though no news comes', async () => {
  const { person, subscription } = await house.payer('pro')
  house.stripe.world.cancelAtPeriodEnd(subscription)
  await house.deliverAll()
  expect(await person.call(checkSubscription, {})).toMatchObject({ subscribed: true, stage: 'cancelled' })
  await house.pass(29.99, person)
  expect(await house.planOf(person)).toBe('pro')
  await house.pass(0.02, person)
  expect(await house.planOf(person)).toBe('teste')
  // Not yet written down: it was the reading that said so.
  expect((await house.rowOf(person)).plan).toBe('pro')
})

test('a subscription ended at once, or paid back in full, ends the plan at once; a later payment gives it again', async () => {
  const ended = await house.payer('pro')
  await house.deliverAll()
  house.stripe.world.end(ended.subscription, 'cancellation_requested')
  await house.deliverAll()
  expect(await house.planOf(ended.person)).toBe('teste')

  const refunded = await house.payer('starter')
  await house.deliverAll()
  house.stripe.world.refund(refunded.subscription)
  await house.deliverAll()
  expect(await house.planOf(refunded.person)).toBe('teste')
  house.stripe.world.renew(refunded.subscription, 'paid')
  await house.deliverAll()
  expect(await house.planOf(refunded.person)).toBe('starter')
})

test('while the seller collects no bills the plan goes on, and its owner is told so', async () => {
  const { person, subscription } = await house.payer('pro')
  house.stripe.world.pauseCollection(subscription, true)
  await house.deliverAll()
  expect(await person.call(checkSubscription, {})).toMatchObject({ plan: 'pro', active: true, stage: 'uncollected' })
  house.stripe.world.pauseCollection(subscription, false)
  await house.deliverAll()
  expect(await person.call(checkSubscription, {})).toMatchObject({ plan: 'pro', stage: 'active' })
})

test('a subscription that cannot be read fails no other, takes no plan away, and is an alert until it can be', async () => {
  const { person, subscription, customer } = await house.payer('pro')
  const admin = await house.app.signUpAdmin()
  const alerts = async () => (await admin.call(listProviders, {})).troubles
  const strange = house.stripe.world.subscribe(customer, 'price_of_something_else')
  Object.assign(strange, { status: 'dreaming' })
  await house.deliverAll()
  expect(await house.planOf(person)).toBe('pro')

  // What is well with others does not end the alert.
  await house.payer('pro')
  await house.deliverAll()
  expect(await alerts()).toMatchObject([{ kind: 'payments', source: 'Stripe', customer, last_failure: 'schema' }])

  Object.assign(subscription, { status: 'dreaming' })
  house.stripe.world.resume(subscription)
  await house.deliverAll()
  expect(await house.planOf(person)).toBe('pro')

  for (const one of [strange, subscription]) Object.assign(one, { status: 'active' })
  house.stripe.world.resume(subscription)
  await house.deliverAll()
  expect(await alerts()).toEqual([])
})

test('a renewal whose news is late locks nobody out for three days', async () => {
  const { person } = await house.payer('pro')
  await house.deliverAll()
  await house.pass(32.9, person)
  expect(await house.planOf(person)).toBe('pro')
  await house.pass(0.2, person)
  expect(await house.planOf(person)).toBe('teste')
})

test('a customer deleted at Stripe loses the plan, and may become a customer again', async () => {
  const { person, customer } = await house.payer('pro')
  await house.deliverAll()
  house.stripe.world.deleteCustomer(customer)
  // News of its subscription cannot be looked up any more; it is sent again until the news of the deletion came.
  const ended = newsOf('customer.subscription.deleted')
  expect((await house.deliver(ended)).status).toBe(500)
  expect((await house.deliver(newsOf('customer.deleted'))).status).toBe(200)
  expect((await house.deliver(ended)).status).toBe(200)
  expect(await house.rowOf(person)).toMatchObject({ plan: 'teste', stripe_customer: null, stripe_subscription: null })
})

test('a wrong key at Stripe takes no plan away', async () => {
  const { person, customer } = await house.payer('pro')
  await house.deliverAll()
  house.stripe.world.customers.delete(customer) // as seen with the key of another account
  await house.pass(1, person)
  expect(await person.call(checkSubscription, {})).toMatchObject({ subscribed: true, plan: 'pro' })
})

test('the database and the code agree on what a plan is worth at every moment, quota included', async () => {
  const { person } = await house.payer('pro')
  await house.deliverAll()
  const { user_id } = await house.rowOf(person)
  const { db } = house.app.database
  for (const plan of PLANS) {
    for (const hours of [-1, 0, 1, null]) {
      const access_until = hours === null ? null : new Date(house.now.getTime() + hours * 3_600_000)
      await db.updateTable('plans').set({ plan, access_until }).where('user_id', '=', user_id).execute()
      const said = planAt({ plan, active: true, accessUntil: access_until }, house.now)
      expect(await person.call(readPlan, {})).toMatchObject({ ...said, limit: monthlyQuotaOf(said.plan) })
    }
  }
})
