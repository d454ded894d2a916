import { checkSubscription, createCheckout, customerPortal, listPrices } from '@prancheta/contract/billing/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BillingHouse } from '#test/fake-stripe/billing-house.ts'
import { whileAway } from '#test/while-away.ts'

let house: BillingHouse
beforeAll(async () => {
  house = await BillingHouse.open()
})
afterAll(() => house.stop())
beforeEach(() => house.beginAnew())

const idIn = (url: string) => url.split('/').at(-1) ?? ''

test('a chosen plan leads to a card payment in reais and Portuguese, for this user and nobody else', async () => {
  const ana = await house.app.signUp('Ana')
  const { url } = await ana.call(createCheckout, { priceId: 'price_pro' })
  const row = await house.rowOf(ana)
  expect(house.stripe.world.checkouts.get(idIn(url))).toMatchObject({
    mode: 'subscription',
    price: 'price_pro',
    locale: 'pt-BR',
    allowed_payment_method_types: ['card'],
    customer: row.stripe_customer,
    client_reference_id: row.user_id,
    metadata: { user_id: row.user_id, plan: 'pro' },
    success_url: `${house.app.url}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${house.app.url}/pricing?canceled=true`,
  })
  expect(row).toMatchObject({ plan: 'teste', stripe_subscription: null })
})

test.each([{ priceId: 'price_of_something_else' }, { priceId: 'price_pro', plan: 'black' as const }, {}])(
  '%o is not for sale',
  async (choice) => {
    const ana = await house.app.signUp('Ana')
    await expect(ana.call(createCheckout, choice)).rejects.toMatchObject({ status: 400, code: 'billing.priceUnknown' })
    expect(
      (await ana.send('post', createCheckout.path, { plan: 'pro', success_url: 'https://evil.example' })).status,
    ).toBe(400)
    // Looks of jobs may come in between; nothing may be made.
    expect(house.stripe.asked.filter((question) => question.startsWith('POST'))).toEqual([])
  },
)

test('ten clicks at once make one customer and one checkout', async () => {
  const ana = await house.app.signUp('Ana')
  const before = house.stripe.world.checkouts.size
  const answers = await Promise.all(Array.from({ length: 10 }, () => ana.call(createCheckout, { plan: 'pro' })))
  expect(new Set(answers.map(({ url }) => url)).size).toBe(1)
  expect(house.stripe.world.checkouts.size).toBe(before + 1)
  const { email } = ana
  expect([...house.stripe.world.customers.values()].filter((customer) => customer.email === email)).toHaveLength(1)
})

test('choosing another plan closes the first checkout, so that nobody pays two', async () => {
  const ana = await house.app.signUp('Ana')
  const first = await ana.call(createCheckout, { plan: 'pro' })
  const second = await ana.call(createCheckout, { plan: 'black' })
  const { checkouts } = house.stripe.world
  expect(checkouts.get(idIn(first.url))?.status).toBe('expired')
  expect(checkouts.get(idIn(second.url))).toMatchObject({ status: 'open', price: 'price_black' })
})

test('choosing the same plan again after its checkout was closed leads to one that can be paid', async () => {
  const ana = await house.app.signUp('Ana')
  const first = await ana.call(createCheckout, { plan: 'pro' })
  const { checkouts } = house.stripe.world
  const closed = checkouts.get(idIn(first.url))
  if (closed) closed.status = 'expired'
  const again = await Promise.all(Array.from({ length: 4 }, () => ana.call(createCheckout, { plan: 'pro' })))
  expect(new Set(again.map(({ url }) => url)).size).toBe(1)
  expect(checkouts.get(idIn(again[0]?.url ?? ''))).toMatchObject({ status: 'open', price: 'price_pro' })
})

test('a payer is sent to the change to the chosen plan instead of paying twice, even before the news of the payment came', async () => {
  const { person, subscription } = await house.payer('starter')
  const { url } = await person.call(createCheckout, { plan: 'pro' })
  expect(url).toMatch(new RegExp(`/change/${subscription.id}/price_pro$`))
  expect(house.stripe.world.configurations).toMatchObject([{ products: 3 }])
})

test('one whose payment failed is sent to the portal to pay, not to a second subscription', async () => {
  const { person, subscription } = await house.payer('starter')
  house.stripe.world.renew(subscription, 'refused')
  const { url } = await person.call(createCheckout, { plan: 'starter' })
  expect(url).toMatch(/billing\.stripe\.invalid\/p\/session\/\w+$/)
})

test('whoever cancelled for good may buy again, with the customer of before', async () => {
  const { person, subscription, customer } = await house.payer('starter')
  house.stripe.world.end(subscription, 'cancellation_requested')
  await house.deliverAll()
  const { url } = await person.call(createCheckout, { plan: 'pro' })
  expect(house.stripe.world.checkouts.get(idIn(url))).toMatchObject({ status: 'open', customer })
})

test('an admin and a guest without limits have nothing to pay', async () => {
  const admin = await house.app.signUpAdmin()
  const guest = await house.app.signUp('Vip')
  await house.app.database.db
    .updateTable('plans')
    .set({ plan: 'vip_unlimited' })
    .where('user_id', '=', (await house.rowOf(guest)).user_id)
    .execute()
  for (const person of [admin, guest]) {
    await expect(person.call(createCheckout, { plan: 'pro' })).rejects.toMatchObject({
      status: 403,
      words: 'Seu plano não precisa de pagamento.',
    })
  }
  expect(house.stripe.asked).toEqual([])
})

test('a database that is away is told as such and not as a failed payment, and the next click works', async () => {
  const ana = await house.app.signUp('Ana')
  await whileAway(house.app.database.db, { table: 'checkout_attempts', event: 'insert' }, () =>
    expect(ana.call(createCheckout, { plan: 'pro' })).rejects.toMatchObject({ status: 503 }),
  )
  expect((await ana.call(createCheckout, { plan: 'pro' })).url).toMatch(/^http/)
})

test('a Stripe that is down says so in the specified words, and the next click works', async () => {
  const ana = await house.app.signUp('Ana')
  house.stripe.isDown = true
  await expect(ana.call(createCheckout, { plan: 'pro' })).rejects.toMatchObject({
    status: 502,
    words: 'Erro ao criar checkout. Tente novamente.',
  })
  house.stripe.isDown = false
  expect((await ana.call(createCheckout, { plan: 'pro' })).url).toContain('checkout.stripe.invalid')
  expect(house.app.logLines.join('\n')).not.toContain('sk_test')
})

test('a customer that was deleted at Stripe is replaced at the next checkout', async () => {
  const ana = await house.app.signUp('Ana')
  await ana.call(createCheckout, { plan: 'pro' })
  const gone = (await house.rowOf(ana)).stripe_customer ?? ''
  house.stripe.world.deleteCustomer(gone)
  const { url } = await ana.call(createCheckout, { plan: 'black' })
  const { stripe_customer } = await house.rowOf(ana)
  expect(stripe_customer).not.toBe(gone)
  expect(house.stripe.world.checkouts.get(idIn(url))?.customer).toBe(stripe_customer)
})

test('the portal opens for a customer, refuses one who never paid, and fails in the specified words', async () => {
  const { person, customer } = await house.payer('pro')
  expect((await person.call(customerPortal, {})).url).toBe(`https://billing.stripe.invalid/p/session/${customer}`)
  expect(house.app.logLines.join('\n')).not.toContain('billing.stripe.invalid')
  const stranger = await house.app.signUp('Bia')
  await expect(stranger.call(customerPortal, {})).rejects.toMatchObject({ status: 409, code: 'billing.noSubscription' })
  house.stripe.isDown = true
  await expect(person.call(customerPortal, {})).rejects.toMatchObject({
    words: 'Erro ao abrir portal. Tente novamente.',
  })
})

test('a payment counts at the first question even when no news of it ever comes', async () => {
  const { person } = await house.payer('pro')
  expect(await house.planOf(person)).toBe('teste')
  expect(await person.call(checkSubscription, {})).toMatchObject({ subscribed: true, plan: 'pro', stage: 'active' })
  expect(await house.planOf(person)).toBe('pro')
})

test('however often one asks, Stripe is asked once in a few seconds', async () => {
  const { person } = await house.payer('pro')
  house.stripe.asked.length = 0
  await Promise.all(Array.from({ length: 8 }, () => person.call(checkSubscription, {})))
  expect(house.stripe.asked).toEqual(['GET /v1/subscriptions', 'GET /v1/charges'])
  await house.pass(1, person)
  await person.call(checkSubscription, {})
  expect(house.stripe.asked).toHaveLength(4)
})

test('who never went to the checkout is not subscribed, and Stripe is not bothered', async () => {
  const ana = await house.app.signUp('Ana')
  expect(await ana.call(checkSubscription, {})).toEqual({
    subscribed: false,
    plan: 'teste',
    active: true,
    subscription_end: null,
    stage: 'free',
    access_until: null,
    has_portal: false,
  })
  expect(house.stripe.asked).toEqual([])
})

test('while Stripe is down the last known state is answered', async () => {
  const { person } = await house.payer('black')
  await house.deliverAll()
  await house.pass(1, person)
  house.stripe.isDown = true
  expect(await person.call(checkSubscription, {})).toMatchObject({ subscribed: true, plan: 'black' })
})

test('the prices on sale are those of the settings', async () => {
  expect(await house.app.visitor().call(listPrices, {})).toEqual({
    prices: [
      { plan: 'starter', priceId: 'price_starter', monthlyPriceCents: 2990 },
      { plan: 'pro', priceId: 'price_pro', monthlyPriceCents: 9990 },
      { plan: 'black', priceId: 'price_black', monthlyPriceCents: 29990 },
    ],
  })
})
