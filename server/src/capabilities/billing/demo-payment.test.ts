import * as demo from '@prancheta/contract/billing/demo-payment.ts'
import { checkSubscription, createCheckout, customerPortal, listPrices } from '@prancheta/contract/billing/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#test/person.ts'
import { openTestApp, startTestApp, type TestApp } from '#test/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.stop())

const sessionIn = (url: string) => new URL(url, 'http://site.invalid').searchParams.get('session') ?? ''
const planOf = async (person: Person) => (await person.call(currentSession, {})).session?.plan
const act = (person: Person, action: demo.DemoAction, plan?: 'starter' | 'pro' | 'black') =>
  person.call(demo.actInDemoPortal, { action, ...(plan ? { plan } : {}) })

async function subscriber(): Promise<Person> {
  const person = await app.signUp('Ana')
  const { url } = await person.call(createCheckout, { plan: 'starter' })
  await person.call(demo.payDemoCheckout, { sessionId: sessionIn(url), card: 'approved' })
  return person
}

test('without payment keys a plan is bought in a demonstration that goes the same way', async () => {
  const ana = await app.signUp('Ana')
  const { url } = await ana.call(createCheckout, { priceId: 'price_demo_pro' })
  const sessionId = sessionIn(url)
  expect(url).toBe(`/demo/checkout?session=${sessionId}`)
  expect(await ana.call(demo.readDemoCheckout, { sessionId })).toEqual({
    plan: 'pro',
    monthlyPriceCents: 9990,
    status: 'open',
  })

  expect(await ana.call(demo.payDemoCheckout, { sessionId, card: 'declined' })).toMatchObject({ outcome: 'declined' })
  expect(await planOf(ana)).toBe('teste')
  const paid = await ana.call(demo.payDemoCheckout, { sessionId, card: 'approved' })
  expect(paid).toEqual({ outcome: 'paid', url: `/payment-success?session_id=${sessionId}` })
  expect(await planOf(ana)).toBe('pro')
  expect(await ana.call(checkSubscription, {})).toMatchObject({ subscribed: true, plan: 'pro', stage: 'active' })
  await expect(ana.call(demo.payDemoCheckout, { sessionId, card: 'approved' })).rejects.toMatchObject({ status: 409 })
  expect((await ana.call(createCheckout, { plan: 'black' })).url).toBe('/demo/portal?plan=black')
  expect((await ana.call(customerPortal, {})).url).toBe('/demo/portal')
})

test('a demonstration payment that was left cannot be paid, and somebody else’s cannot be seen', async () => {
  const ana = await app.signUp('Ana')
  const { url } = await ana.call(createCheckout, { plan: 'pro' })
  const sessionId = sessionIn(url)
  const bia = await subscriber()
  for (const route of [demo.readDemoCheckout, demo.cancelDemoCheckout])
    await expect(bia.call(route, { sessionId })).rejects.toMatchObject({ status: 404 })
  await expect(bia.call(demo.payDemoCheckout, { sessionId, card: 'approved' })).rejects.toMatchObject({ status: 409 })
  expect(await ana.call(demo.cancelDemoCheckout, { sessionId })).toEqual({ url: '/pricing?canceled=true' })
  await expect(ana.call(demo.payDemoCheckout, { sessionId, card: 'approved' })).rejects.toMatchObject({ status: 409 })
  expect(await planOf(ana)).toBe('teste')
})

test('whoever leaves a demonstration payment and chooses the same plan again can pay it', async () => {
  const ana = await app.signUp('Ana')
  const first = sessionIn((await ana.call(createCheckout, { plan: 'pro' })).url)
  await ana.call(demo.cancelDemoCheckout, { sessionId: first })
  const second = sessionIn((await ana.call(createCheckout, { plan: 'pro' })).url)
  expect(await ana.call(demo.readDemoCheckout, { sessionId: second })).toMatchObject({ status: 'open' })
  await ana.call(demo.payDemoCheckout, { sessionId: second, card: 'approved' })
  expect(await planOf(ana)).toBe('pro')
})

test('in the demonstration portal the plan changes, is cancelled, resumed, runs out and is paid again', async () => {
  const ana = await subscriber()
  await act(ana, 'changePlan', 'black')
  expect(await planOf(ana)).toBe('black')
  await act(ana, 'cancel')
  expect(await ana.call(checkSubscription, {})).toMatchObject({ plan: 'black', stage: 'cancelled' })
  await act(ana, 'resume')
  expect(await ana.call(checkSubscription, {})).toMatchObject({ plan: 'black', stage: 'active' })
  await act(ana, 'cancel')
  await act(ana, 'endPeriod')
  expect(await planOf(ana)).toBe('teste')
  await expect(act(ana, 'resume')).rejects.toMatchObject({ status: 409, code: 'billing.demoNotPossible' })
  await act(ana, 'payAgain')
  expect(await planOf(ana)).toBe('black')
})

test('in the demonstration a failed renewal leaves days of grace, then nothing', async () => {
  const ana = await subscriber()
  await act(ana, 'failRenewal')
  expect(await ana.call(checkSubscription, {})).toMatchObject({ subscribed: true, stage: 'past_due' })
  await act(ana, 'endPeriod')
  expect(await planOf(ana)).toBe('teste')
  await act(ana, 'payAgain')
  expect(await planOf(ana)).toBe('starter')
})

test('nobody can sign an event of the demonstration', async () => {
  const event = { id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object: { object: 'invoice' } } }
  const forger = app.visitor()
  forger.headers = { 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` }
  expect((await forger.send('post', '/api/stripe/webhook', event)).status).toBe(400)
})

const REAL = {
  DATABASE_URL: 'postgres://not.used/x',
  AUTH_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://prancheta.example',
}

test.each([
  ['production', { ...REAL, NODE_ENV: 'production' }],
  ['production that asks for the demonstration', { ...REAL, NODE_ENV: 'production', DEMO_PAYMENTS: 'on' }],
  ['a real database whose NODE_ENV was forgotten', { ...REAL, NODE_ENV: '' }],
])('%s without payment keys sells nothing, says so, and has no demonstration', async (_where, env) => {
  const shop = await startTestApp({ env })
  const ana = await shop.signUp('Ana')
  await expect(ana.call(createCheckout, { plan: 'pro' })).rejects.toMatchObject({
    status: 503,
    words: 'Esta instalação não recebe pagamentos. Fale com o suporte.',
  })
  expect(await ana.call(listPrices, {})).toEqual({ prices: [] })
  expect(await ana.call(checkSubscription, {})).toMatchObject({ subscribed: false, plan: 'teste' })
  await expect(ana.call(demo.readDemoPortal, {})).rejects.toMatchObject({ status: 404, code: 'route.notFound' })
  expect((await shop.visitor().send('post', '/api/stripe/webhook', {})).status).toBe(503)
})

test('a real database has the demonstration where it is asked for', async () => {
  const shop = await startTestApp({ env: { ...REAL, DEMO_PAYMENTS: 'on' } })
  const ana = await shop.signUp('Ana')
  expect((await ana.call(createCheckout, { plan: 'pro' })).url).toMatch(/^\/demo\/checkout/)
})
