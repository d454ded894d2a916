import * as demo from '@prancheta/contract/billing/demo-payment.ts'
import { checkSubscription, createCheckout, customerPortal } from '@prancheta/contract/billing/routes.ts'
import { startPause } from '@prancheta/contract/responsible-play/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BillingHouse } from '#test/fake-stripe/billing-house.ts'
import { openTestApp } from '#test/start-test-app.ts'

let house: BillingHouse
beforeAll(async () => {
  house = await BillingHouse.open()
})
afterAll(() => house.stop())
beforeEach(() => house.beginAnew())

const idIn = (url: string) => url.split('/').at(-1) ?? ''

test('a payment page left open is closed when the pause begins', async () => {
  const ana = await house.app.signUp('Ana')
  const { url } = await ana.call(createCheckout, { plan: 'pro' })
  await ana.call(startPause, { length: '24h' })
  await expect.poll(() => house.stripe.world.checkouts.get(idIn(url))?.status).toBe('expired')
})

test('a pause begins though the payment provider is away, and the page left open is closed when it is back', async () => {
  const ana = await house.app.signUp('Ana')
  const { url } = await ana.call(createCheckout, { plan: 'pro' })
  house.stripe.isDown = true
  expect((await ana.call(startPause, { length: '24h' })).pause.ends_at).not.toBeNull()
  await expect.poll(() => house.stripe.asked.some((path) => path.includes('checkout'))).toBe(true)
  expect(house.stripe.world.checkouts.get(idIn(url))?.status).toBe('open')
  house.stripe.isDown = false
  await expect.poll(() => house.stripe.world.checkouts.get(idIn(url))?.status).toBe('expired')
})

test('a payment page that was being opened while the pause began is closed too', async () => {
  const ana = await house.app.signUp('Ana')
  const [opened] = await Promise.allSettled([
    ana.call(createCheckout, { plan: 'pro' }),
    ana.call(startPause, { length: '24h' }),
  ])
  const open = () => [...house.stripe.world.checkouts.values()].filter(({ status }) => status === 'open')
  await expect.poll(open).toEqual([])
  if (opened.status === 'rejected') expect(opened.reason).toMatchObject({ code: 'pause.active' })
})

test('what is paid during a pause all the same gives nothing before its end, and the plan after it', async () => {
  const { person: ana } = await house.payer('pro')
  await ana.call(startPause, { length: '24h' })
  await house.deliverAll()
  expect(await house.planOf(ana)).toBe('teste')
  expect(await ana.call(checkSubscription, {})).toMatchObject({
    subscribed: false,
    plan: 'teste',
    stage: 'held',
    has_portal: true,
  })
  await house.pass(0.999, ana)
  expect(await ana.call(checkSubscription, {})).toMatchObject({ plan: 'teste' })
  await house.pass(0.002, ana)
  expect(await ana.call(checkSubscription, {})).toMatchObject({ subscribed: true, plan: 'pro', stage: 'active' })
})

test('a larger plan chosen at the provider waits for the end of the pause; a smaller one and the end count at once', async () => {
  const { person: ana, subscription } = await house.payer('pro')
  await house.deliverAll()
  await ana.call(startPause, { length: '7d' })
  house.stripe.world.changePrice(subscription, 'price_black')
  await house.deliverAll()
  expect(await house.planOf(ana)).toBe('pro')
  house.stripe.world.changePrice(subscription, 'price_starter')
  await house.deliverAll()
  expect(await house.planOf(ana)).toBe('starter')
  house.stripe.world.changePrice(subscription, 'price_black')
  await house.deliverAll()
  expect(await house.planOf(ana)).toBe('starter')
  await house.pass(7.001, ana)
  await house.runJob('billing.settle-after-pauses')
  await expect.poll(() => house.planOf(ana)).toBe('black')
})

test('the provider’s portal offers no other plan during a pause, and all of them after it', async () => {
  const { person: ana } = await house.payer('pro')
  await house.deliverAll()
  await ana.call(startPause, { length: '24h' })
  await ana.call(customerPortal, {})
  expect(house.stripe.world.portals.at(-1)).toMatchObject({ mayChange: false })
  await house.pass(1.001, ana)
  await ana.call(customerPortal, {})
  expect(house.stripe.world.portals.at(-1)).toMatchObject({ mayChange: true })
})

test('the demonstration’s portal lets nobody in a pause buy, and everybody cancel', async () => {
  const app = await openTestApp()
  const ana = await app.signUp('Ana')
  const { url } = await ana.call(createCheckout, { plan: 'starter' })
  const sessionId = new URL(url, 'http://site.invalid').searchParams.get('session') ?? ''
  await ana.call(demo.payDemoCheckout, { sessionId, card: 'approved' })
  await ana.call(startPause, { length: '24h' })
  const act = (action: demo.DemoAction) => ana.call(demo.actInDemoPortal, { action, plan: 'black' })
  await expect(act('changePlan')).rejects.toMatchObject({ code: 'pause.active' })
  expect((await act('cancel')).subscription?.cancels_at).not.toBeNull()
  for (const action of ['resume', 'payAgain'] as const)
    await expect(act(action)).rejects.toMatchObject({ code: 'pause.active' })
  await app.stop()
})
