import { deleteAccount } from '@prancheta/contract/account/routes.ts'
import { actOnUser, readUser, type UserAction } from '@prancheta/contract/admin/users.ts'
import { issueToken, readProfile, signIn } from '@prancheta/contract/identity/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BillingHouse } from '#test/fake-stripe/billing-house.ts'
import { LiveListener } from '#test/live-listener.ts'
import type { Person } from '#test/person.ts'
import { TEST_PASSWORD } from '#test/sign-up-person.ts'
import { userIdOf } from '#test/support.ts'

let house: BillingHouse
let admin: Person
beforeAll(async () => {
  house = await BillingHouse.open()
})
afterAll(() => house.stop())
beforeEach(async () => {
  house.beginAnew()
  admin = await house.app.signUpAdmin('Diego')
})

const idOf = (person: Person) => userIdOf(house.app.database.db, person)
const act = async (person: Person, action: UserAction, reason?: string) =>
  admin.call(actOnUser, { userId: await idOf(person), action, ...(reason === undefined ? {} : { reason }) })
const logOf = async (person: Person) => (await admin.call(readUser, { userId: await idOf(person) })).log

test('an admin opens a user: profile, plan, usage, tickets and what admins did', async () => {
  const ana = await house.app.signUp('Ana')
  await ana.call(tickets.openTicket, { subject: 'Cobrança', message: 'Olá' })
  const detail = await admin.call(readUser, { userId: await idOf(ana) })
  expect(detail).toMatchObject({
    email: ana.email,
    city: 'Recife',
    state: 'PE',
    birth_date: '1990-05-20',
    suspended_at: null,
    sessions: 1,
    plan: { plan: 'teste', active: true, stage: 'free', has_subscription: false },
    usage: { month_used: 0, month_limit: 3, analyses: 0, public_analyses: 0 },
    tickets: [{ subject: 'Cobrança', status: 'open', unread_by_admin: true }],
    last_analyses: [],
    log: [],
  })
})

test('the unlimited plan is given and taken back, each time with a note of who did it and why', async () => {
  const ana = await house.app.signUp('Ana')
  expect(await act(ana, 'grant_vip', '  Parceria  ')).toMatchObject({
    plan: { plan: 'vip_unlimited', stage: 'granted' },
  })
  expect(await house.planOf(ana)).toBe('vip_unlimited')
  await expect(act(ana, 'grant_vip')).rejects.toMatchObject({ status: 409, code: 'user.alreadyVip' })
  expect(await act(ana, 'revoke_vip')).toMatchObject({ plan: { plan: 'teste', stage: 'free' } })
  expect(await house.planOf(ana)).toBe('teste')
  await expect(act(ana, 'revoke_vip')).rejects.toMatchObject({ status: 409, code: 'user.notVip' })
  const notes = (await logOf(ana)).map(({ action, reason, admin: who }) => ({ action, reason, who }))
  expect(notes).toEqual([
    { action: 'revoke_vip', reason: null, who: 'Diego Teste' },
    { action: 'grant_vip', reason: 'Parceria', who: 'Diego Teste' },
  ])
})

test('whoever pays and loses the unlimited plan has the plan they pay for', async () => {
  const { person } = await house.payer('pro')
  await house.deliverAll()
  await act(person, 'grant_vip')
  expect(await house.planOf(person)).toBe('vip_unlimited')
  expect(await act(person, 'revoke_vip')).toMatchObject({ plan: { plan: 'pro', stage: 'active' } })
})

test('grace that an admin ended stays ended until the bill is paid', async () => {
  const { person, subscription } = await house.payer('pro')
  await house.deliverAll()
  await expect(act(person, 'end_grace')).rejects.toMatchObject({ status: 409, code: 'user.noGrace' })
  await house.pass(31, person, admin)
  house.stripe.world.renew(subscription, 'refused')
  await house.deliverAll()
  expect(await house.planOf(person)).toBe('pro')

  expect(await act(person, 'end_grace')).toMatchObject({ plan: { plan: 'teste', stage: 'unpaid' } })
  expect(await house.planOf(person)).toBe('teste')
  await house.runJob('billing.settle-run-out')
  expect(await house.planOf(person)).toBe('teste')
  house.stripe.world.payOpenBill(subscription)
  await house.deliverAll()
  expect(await house.planOf(person)).toBe('pro')
})

test('grace can be ended while the payment provider is away', async () => {
  const { person, subscription } = await house.payer('starter')
  await house.deliverAll()
  await house.pass(31, person, admin)
  house.stripe.world.renew(subscription, 'refused')
  await house.deliverAll()
  house.stripe.isDown = true
  expect(await act(person, 'end_grace')).toMatchObject({ plan: { plan: 'teste' } })
  expect(await house.planOf(person)).toBe('teste')
})

test('a suspended account is out at once, on every device, and cannot come back until it is let in', async () => {
  const ana = await house.app.signUp('Ana')
  const live = await LiveListener.open(ana)
  await act(ana, 'suspend', 'Abuso')
  await expect(ana.call(readProfile, {})).rejects.toMatchObject({ status: 401 })
  expect(await ana.call(currentSession, {})).toEqual({ session: null })
  await expect.poll(() => live.types()).toContain('session.ended')
  await live.cut()

  const credentials = { email: ana.email, password: TEST_PASSWORD }
  const refusal = { status: 403, code: 'account.suspended', words: expect.stringContaining('Esta conta está suspensa') }
  await expect(house.app.visitor().call(signIn, credentials)).rejects.toMatchObject(refusal)
  await expect(house.app.visitor().call(issueToken, credentials)).rejects.toMatchObject(refusal)
  // Who does not know the password learns nothing of it.
  await expect(house.app.visitor().call(signIn, { ...credentials, password: 'outra-senha' })).rejects.toMatchObject({
    code: 'session.wrongCredentials',
  })
  await expect(act(ana, 'suspend')).rejects.toMatchObject({ status: 409, code: 'user.alreadySuspended' })

  await act(ana, 'unsuspend')
  await ana.call(signIn, credentials)
  expect(await ana.call(readProfile, {})).toMatchObject({ email: ana.email })
  await expect(act(ana, 'unsuspend')).rejects.toMatchObject({ status: 409, code: 'user.notSuspended' })
})

test('a session that slipped in while its account was being suspended opens nothing', async () => {
  const ana = await house.app.signUp('Ana')
  await sql`update profiles set suspended_at = now() where email = ${ana.email}`.execute(house.app.database.db)
  await expect(ana.call(readProfile, {})).rejects.toMatchObject({ status: 401 })
})

test('signed out everywhere means every device, and signing in again is open', async () => {
  const ana = await house.app.signUp('Ana')
  const phone = house.app.visitor()
  await phone.call(signIn, { email: ana.email, password: TEST_PASSWORD })
  expect(await act(ana, 'end_sessions')).toMatchObject({ sessions: 0 })
  for (const device of [ana, phone]) expect(await device.call(currentSession, {})).toEqual({ session: null })
  await ana.call(signIn, { email: ana.email, password: TEST_PASSWORD })
})

test('an admin is no user: neither shown nor touched, like an id that nobody has', async () => {
  const other = await house.app.signUpAdmin('Clara')
  const ids = [await idOf(other), '00000000-0000-4000-8000-000000000000', 'not-an-id']
  for (const userId of ids) {
    const unknown = { status: 404, code: 'user.notFound' }
    await expect(admin.call(readUser, { userId })).rejects.toMatchObject(unknown)
    await expect(admin.call(actOnUser, { userId, action: 'suspend' })).rejects.toMatchObject(unknown)
  }
  expect((await other.call(currentSession, {})).session).toMatchObject({ role: 'admin' })
})

test('an account deleted by an admin is closed at once, its payments end and its log keeps only that it was done', async () => {
  const { person } = await house.payer('pro')
  await house.deliverAll()
  const userId = await idOf(person)
  await act(person, 'delete', 'Pedido do titular')
  expect(await person.call(currentSession, {})).toEqual({ session: null })
  await expect(
    house.app.visitor().call(signIn, { email: person.email, password: TEST_PASSWORD }),
  ).rejects.toMatchObject({ code: 'session.wrongCredentials' })
  const { db } = house.app.database
  const note = await db.selectFrom('admin_actions').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
  expect(note).toMatchObject({ action: 'delete', reason: 'Pedido do titular' })
  await sql`delete from profiles where id = ${userId}`.execute(db) // as the purge does, a minute later
  const left = await db.selectFrom('admin_actions').selectAll().where('id', '=', note.id).executeTakeFirstOrThrow()
  expect(left).toMatchObject({ user_id: null, reason: null })
})

test('what an admin did cannot be rewritten, and keeps neither name nor reason of whoever left', async () => {
  const ana = await house.app.signUp('Ana')
  const { db } = house.app.database
  await act(ana, 'end_sessions', 'A pedido de Ana')
  const userId = await idOf(ana)
  const [note] = await logOf(ana)
  const id = note?.id ?? ''
  await expect(sql`update admin_actions set reason = 'outra' where id = ${id}`.execute(db)).rejects.toThrow()
  await expect(sql`update admin_actions set action = 'suspend' where id = ${id}`.execute(db)).rejects.toThrow()
  await expect(sql`delete from admin_actions where id = ${id}`.execute(db)).rejects.toThrow()
  await sql`delete from profiles where id = ${userId}`.execute(db)
  const left = await db.selectFrom('admin_actions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(left).toMatchObject({ action: 'end_sessions', user_id: null, reason: null })
  expect(left.admin_id).not.toBeNull()
})

test('the last admin stays, whoever asks', async () => {
  const { db } = house.app.database
  const admins = await db.selectFrom('user_roles').select('user_id').where('role', '=', 'admin').execute()
  const [last, ...others] = admins.map(({ user_id }) => user_id)
  if (others.length > 0) await db.deleteFrom('user_roles').where('user_id', 'in', others).execute()
  await expect(sql`delete from user_roles where user_id = ${last}`.execute(db)).rejects.toThrow('last admin')
  await expect(sql`delete from profiles where id = ${last}`.execute(db)).rejects.toThrow('last admin')
  await expect(sql`delete from user_roles`.execute(db)).rejects.toThrow('last admin')
  const keeper = await db
    .selectFrom('profiles')
    .select('email')
    .where('id', '=', last ?? '')
    .executeTakeFirstOrThrow()
  const chief = house.app.visitor()
  await chief.call(signIn, { email: keeper.email, password: TEST_PASSWORD })
  await expect(chief.call(deleteAccount, { password: TEST_PASSWORD })).rejects.toMatchObject({
    status: 409,
    code: 'account.lastAdmin',
  })
  expect((await chief.call(currentSession, {})).session).toMatchObject({ role: 'admin' })
})
