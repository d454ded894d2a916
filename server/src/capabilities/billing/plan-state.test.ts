import { readDashboard, readPlan } from '@prancheta/contract/account/dashboard.ts'
import { checkSubscription, createCheckout } from '@prancheta/contract/billing/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BillingHouse } from '#test/fake-stripe/billing-house.ts'
import type { Person } from '#test/person.ts'

let house: BillingHouse
beforeAll(async () => {
  house = await BillingHouse.open()
})
afterAll(() => house.stop())
beforeEach(() => house.beginAnew())

/** What the settings, the prices page, the menu and the dashboard each read of a plan. */
async function toldOf(person: Person) {
  const settings = await person.call(readPlan, {})
  const prices = await person.call(checkSubscription, {})
  const { session } = await person.call(currentSession, {})
  const dashboard = await person.call(readDashboard, {})
  return [
    {
      plan: settings.plan,
      active: settings.active,
      stage: settings.stage,
      end: settings.current_period_end,
      until: settings.access_until,
    },
    {
      plan: prices.plan,
      active: prices.active,
      stage: prices.stage,
      end: prices.subscription_end,
      until: prices.access_until,
    },
    { plan: session?.plan, active: session?.planActive },
    { plan: dashboard.plan, active: dashboard.planActive },
  ]
}

const allOf = (plan: string, active: boolean, subscription: object) => [
  { plan, active, ...subscription },
  { plan, active, ...subscription },
  { plan, active },
  { plan, active },
]
const NO_DATES = { end: null, until: null }

test('a subscription that ran out is a Free plan without a day of renewal, on every screen, before anybody wrote it down', async () => {
  const { person } = await house.payer('pro')
  await house.deliverAll()
  expect((await toldOf(person))[0]).toMatchObject({ plan: 'pro', stage: 'active', end: expect.any(String) })
  house.stripe.isDown = true // nobody hears of a renewal
  await house.pass(40, person)
  expect(await toldOf(person)).toEqual(allOf('teste', true, { stage: 'expired', ...NO_DATES }))
})

test('a bill that nobody paid leaves a Free plan, on every screen', async () => {
  const { person } = await house.payer('pro')
  await house.deliverAll()
  await house.app.database.db
    .updateTable('plans')
    .set({ plan: 'teste', access_until: null, subscription_status: 'unpaid', stripe_customer: null })
    .where('user_id', '=', (await house.rowOf(person)).user_id)
    .execute()
  expect(await toldOf(person)).toEqual(allOf('teste', true, { stage: 'unpaid', ...NO_DATES }))
})

test('whoever is inactive on Pro is told so everywhere, and may buy Pro again', async () => {
  const ana = await house.app.signUp('Ana')
  const { user_id } = await house.rowOf(ana)
  await house.app.database.db
    .updateTable('plans')
    .set({ plan: 'pro', active: false })
    .where('user_id', '=', user_id)
    .execute()
  expect(await toldOf(ana)).toEqual(allOf('pro', false, { stage: 'granted', ...NO_DATES }))
  const { url } = await ana.call(createCheckout, { plan: 'pro' })
  house.stripe.world.pay(url.split('/').at(-1) ?? '')
  await house.deliverAll()
  expect((await toldOf(ana))[1]).toMatchObject({ plan: 'pro', active: true, stage: 'active' })
})
