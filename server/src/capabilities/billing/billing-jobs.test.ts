import { forgotPassword } from '@prancheta/contract/identity/routes.ts'
import { listOutbox } from '@prancheta/contract/mail/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BillingHouse } from '#test/fake-stripe/billing-house.ts'

let house: BillingHouse
beforeAll(async () => {
  house = await BillingHouse.open()
})
afterAll(() => house.stop())
beforeEach(() => house.beginAnew())

test('plans that ran out are written down by the hourly job, and those Stripe renewed are kept', async () => {
  const gone = await house.payer('pro')
  const kept = await house.payer('black')
  house.stripe.world.cancelAtPeriodEnd(gone.subscription)
  await house.deliverAll()
  await house.pass(34, gone.person, kept.person)
  house.stripe.world.end(gone.subscription, 'cancellation_requested')
  house.stripe.world.renew(kept.subscription, 'paid')
  await house.runJob('billing.settle-run-out')
  expect(await house.rowOf(gone.person)).toMatchObject({ plan: 'teste', active: true, access_until: null })
  expect(await house.rowOf(kept.person)).toMatchObject({ plan: 'black' })
  expect(await house.planOf(kept.person)).toBe('black')
})

test('the hourly job settles without Stripe too', async () => {
  const { person, subscription } = await house.payer('pro')
  house.stripe.world.cancelAtPeriodEnd(subscription)
  await house.deliverAll()
  await house.pass(31, person)
  house.stripe.isDown = true
  await house.runJob('billing.settle-run-out')
  expect(await house.rowOf(person)).toMatchObject({ plan: 'teste', active: true })
})

test('the daily job heals whatever news was lost', async () => {
  const payer = await house.payer('pro')
  const changed = await house.payer('starter')
  await house.deliverAll()
  house.stripe.world.changePrice(changed.subscription, 'price_black')
  house.stripe.world.end(payer.subscription, 'payment_failed')
  house.stripe.world.events.length = 0
  await house.runJob('billing.reconcile')
  await expect.poll(() => house.planOf(changed.person)).toBe('black')
  await expect.poll(() => house.planOf(payer.person)).toBe('teste')
})

test('a Stripe that gives no answer is asked about one customer, and about the others at the next run', async () => {
  const payers = [await house.payer('pro'), await house.payer('pro'), await house.payer('pro')]
  await house.deliverAll()
  house.stripe.isDown = true
  house.stripe.asked.length = 0
  await house.runJob('billing.reconcile')
  const batch = () =>
    house.app.database.db
      .selectFrom('jobs')
      .select(['failures', 'last_failure', 'state'])
      .where('kind', '=', 'billing.reconcile-batch')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
  await expect.poll(async () => (await batch()).failures).toBeGreaterThan(0)
  expect((await batch()).last_failure).toMatch(/^Error: 1 of /)

  await house.pass(34, ...payers.map(({ person }) => person))
  await house.runJob('billing.settle-run-out')
  const plans = await Promise.all(payers.map(async ({ person }) => (await house.rowOf(person)).plan))
  expect(plans.filter((plan) => plan === 'pro').length).toBeGreaterThanOrEqual(2)

  house.stripe.isDown = false
  for (const { subscription } of payers) house.stripe.world.end(subscription, 'payment_failed')
  await house.runJob('billing.settle-run-out')
  for (const { person } of payers) expect((await house.rowOf(person)).plan).toBe('teste')
})

test('customers Stripe does not know fail no daily job, and what the demonstration gave ends', async () => {
  const lost = await house.payer('pro')
  const visitor = await house.payer('black')
  await house.deliverAll()
  house.stripe.world.customers.delete(lost.customer)
  const { user_id } = await house.rowOf(visitor.person)
  const { db } = house.app.database
  await db
    .updateTable('plans')
    .set({ stripe_customer: `cus_demo_${user_id}` })
    .where('user_id', '=', user_id)
    .execute()
  await sql`delete from jobs where kind = 'billing.reconcile-batch'`.execute(db)
  await house.runJob('billing.reconcile')
  await expect.poll(() => house.planOf(visitor.person)).toBe('teste')
  const batches = () =>
    db.selectFrom('jobs').select(['state', 'last_failure']).where('kind', '=', 'billing.reconcile-batch').execute()
  await expect.poll(batches).toEqual([{ state: 'done', last_failure: null }])
  expect(await house.planOf(lost.person)).toBe('pro')
})

test('while a job waits for Stripe, whoever forgot the password gets the mail', async () => {
  const admin = await house.app.signUpAdmin()
  const { person } = await house.payer('pro')
  await house.pass(1, admin, person) // another day's comparison
  // The question and its two repetitions, half a minute in all.
  const held = Array.from({ length: 3 }, () => house.stripe.holdNextAnswer())
  await sql`update jobs set run_at = now() where kind = 'billing.reconcile'`.execute(house.app.database.db)
  await held[0]?.hasLeft
  await house.app.visitor().call(forgotPassword, { email: person.email })
  const recipients = async () => (await admin.call(listOutbox, {})).mails.map(({ recipient }) => recipient)
  await expect.poll(recipients).toContain(person.email)
  for (const { letArrive } of held) letArrive()
})
