import { randomUUID } from 'node:crypto'
import { deleteAccount, deletionStatus } from '@prancheta/contract/account/routes.ts'
import { createCheckout } from '@prancheta/contract/billing/routes.ts'
import { forgotPassword, signIn, signUp } from '@prancheta/contract/identity/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { startPause } from '@prancheta/contract/responsible-play/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BillingHouse } from '#test/fake-stripe/billing-house.ts'
import { newNumbers, TEST_CONSENT, TEST_DETAILS, TEST_PASSWORD } from '#test/sign-up-person.ts'
import { userIdOf } from '#test/support.ts'

const JOB = 'account.finish-deletions'
const MINUTE_DAYS = 1 / 24 / 60

let house: BillingHouse
beforeAll(async () => {
  house = await BillingHouse.open()
})
afterAll(() => house.stop())
beforeEach(() => house.beginAnew())

const statusOf = async (deletionId: string) => (await house.app.visitor().call(deletionStatus, { deletionId })).deletion
const makeDue = (kind: string) =>
  house.app.database.db
    .updateTable('jobs')
    .set({ run_at: new Date(0) })
    .where('kind', '=', kind)
    .execute()
const profileOf = (userId: string) =>
  house.app.database.db.selectFrom('profiles').selectAll().where('id', '=', userId).executeTakeFirst()

test('leaving needs the password; a wrong one changes nothing', async () => {
  const ana = await house.app.signUp('Ana')
  await expect(ana.call(deleteAccount, { password: 'não é esta' })).rejects.toMatchObject({
    status: 403,
    code: 'account.wrongPassword',
  })
  expect((await ana.call(currentSession, {})).session).toMatchObject({ email: ana.email })
})

test('sign-in closes at once, on every device, and the e-mail is free again', async () => {
  const ana = await house.app.signUp('Ana')
  const phone = house.app.visitor()
  const credentials = { email: ana.email, password: TEST_PASSWORD }
  await phone.call(signIn, credentials)
  const userId = await userIdOf(house.app.database.db, ana)

  await ana.call(deleteAccount, { password: TEST_PASSWORD })
  for (const person of [ana, phone]) expect((await person.call(currentSession, {})).session).toBeNull()
  expect(ana.cookies.has('prancheta_session')).toBe(false)
  await expect(phone.call(signIn, credentials)).rejects.toMatchObject({ code: 'session.wrongCredentials' })
  await phone.call(forgotPassword, { email: ana.email })
  expect(await profileOf(userId)).toMatchObject({
    ...{ name: null, phone: null, city: null, birth_date: null },
    ...{ consented_at: null, consent_version: null },
  })

  const again = house.app.visitor()
  const { session } = await again.call(signUp, {
    ...TEST_DETAILS,
    ...newNumbers(),
    ...TEST_CONSENT,
    name: 'Ana de Novo',
    ...credentials,
  })
  expect(session.userId).not.toBe(userId)
})

test('the subscription ends at the payment provider and everything goes; the receipt tells how far it is', async () => {
  const { person: ana, subscription, customer } = await house.payer('pro')
  await house.deliverAll()
  const userId = await userIdOf(house.app.database.db, ana)
  await ana.call(startPause, { length: '6m' })

  const { deletion } = await ana.call(deleteAccount, { password: TEST_PASSWORD })
  expect(deletion).toMatchObject({ subscription: 'ending', purged_at: null })
  await expect.poll(async () => (await statusOf(deletion.id)).subscription).toBe('ended')
  expect(house.stripe.world.customers.get(customer)?.deleted).toBe(true)
  expect(subscription.status).toBe('canceled')

  await house.pass(2 * MINUTE_DAYS)
  await house.runJob(JOB)
  expect(await statusOf(deletion.id)).toMatchObject({ subscription: 'ended', purged_at: house.now.toISOString() })
  expect(await profileOf(userId)).toBeUndefined()
  // The provider's news of it comes late, about somebody who is nobody any more.
  await house.deliverAll()
})

test('a payment provider that is away delays the end of the payments, not the end of the data', async () => {
  const { person: ana, customer } = await house.payer('starter')
  await house.deliverAll()
  const userId = await userIdOf(house.app.database.db, ana)
  house.stripe.isDown = true

  const { deletion } = await ana.call(deleteAccount, { password: TEST_PASSWORD })
  await house.pass(2 * MINUTE_DAYS)
  await makeDue(JOB)
  await expect.poll(() => profileOf(userId)).toBeUndefined()
  expect(await statusOf(deletion.id)).toMatchObject({ subscription: 'ending' })

  house.stripe.isDown = false
  await house.runJob(JOB)
  expect(await statusOf(deletion.id)).toMatchObject({ subscription: 'ended' })
  expect(house.stripe.world.customers.get(customer)?.deleted).toBe(true)
})

test('a checkout that was under way when its owner left leaves nobody who could still be charged', async () => {
  const ana = await house.app.signUp('Ana')
  const known = new Set(house.stripe.world.customers.keys())
  const answer = house.stripe.holdNextAnswer()
  const checkout = ana.call(createCheckout, { plan: 'pro' }).catch((error: unknown) => error)
  await answer.hasLeft
  await ana.call(deleteAccount, { password: TEST_PASSWORD })
  answer.letArrive()
  await checkout

  await house.pass(2 * MINUTE_DAYS)
  await house.runJob(JOB)
  const late = [...house.stripe.world.customers].filter(([id]) => !known.has(id))
  expect(late.map(([, { deleted }]) => deleted)).toEqual([true])
})

test('one account that cannot be removed yet keeps nobody else here', async () => {
  const [ana, bia] = [await house.app.signUp('Ana'), await house.app.signUp('Bia')]
  const { db } = house.app.database
  const [anaId, biaId] = [await userIdOf(db, ana), await userIdOf(db, bia)]
  await sql`create table if not exists hindrance (user_id uuid references profiles (id))`.execute(db)
  await sql`insert into hindrance values (${anaId})`.execute(db)
  await ana.call(deleteAccount, { password: TEST_PASSWORD })
  await house.pass(MINUTE_DAYS) // the first to leave is the first in line
  await bia.call(deleteAccount, { password: TEST_PASSWORD })
  await house.pass(2 * MINUTE_DAYS)
  await makeDue(JOB)
  await expect.poll(() => profileOf(biaId)).toBeUndefined()
  expect(await profileOf(anaId)).toBeDefined()
  await sql`delete from hindrance`.execute(db) // to drop it would lock profiles against a job still at work
  await house.runJob(JOB)
  expect(await profileOf(anaId)).toBeUndefined()
})

test('the only admin stays: an installation nobody can run helps nobody', async () => {
  const admin = await house.app.signUpAdmin()
  const leave = () => admin.call(deleteAccount, { password: TEST_PASSWORD })
  await expect(leave()).rejects.toMatchObject({ status: 409, code: 'account.lastAdmin' })
  expect((await admin.call(currentSession, {})).session).toMatchObject({ role: 'admin' })
  await house.app.signUpAdmin('Outra')
  expect((await leave()).deletion.purged_at).toBeNull()
})

test('a receipt nobody was given leads nowhere', async () => {
  const visitor = house.app.visitor()
  await expect(visitor.call(deletionStatus, { deletionId: randomUUID() })).rejects.toMatchObject({
    status: 404,
    code: 'account.deletionUnknown',
  })
})
