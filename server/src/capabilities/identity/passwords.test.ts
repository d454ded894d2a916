import {
  changePassword,
  endOtherSessions,
  endSession,
  forgotPassword,
  listSessions,
  resetPassword,
  signIn,
} from '@prancheta/contract/identity/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { listOutbox } from '@prancheta/contract/mail/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cheapPasswordHashing } from '#test/cheap-password-hashing.ts'
import { eventually } from '#test/eventually.ts'
import type { Person } from '#test/person.ts'
import { TEST_PASSWORD } from '#test/sign-up-person.ts'
import { openTestApp, startTestApp, type TestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signUpAdmin()
})
afterAll(() => app.stop())

const NEW_PASSWORD = 'outra-senha-boa-8'

async function mailsTo(email: string): Promise<string[]> {
  const { mails } = await admin.call(listOutbox, {})
  return mails
    .filter(({ recipient }) => recipient === email)
    .map(({ text }) => text ?? '')
    .reverse()
}

async function resetTokenFor(person: Person, nth = 1): Promise<string> {
  await app.visitor().call(forgotPassword, { email: person.email })
  const body = await eventually(async () => {
    const mails = await mailsTo(person.email)
    expect(mails).toHaveLength(nth)
    return mails.at(-1) ?? ''
  })
  expect(body).toContain(`${app.url}/auth/reset-password?token=`)
  return /token=(\S+)/.exec(body)?.[1] ?? ''
}

const isSignedIn = async (person: Person) => (await person.call(currentSession, {})).session !== null

async function onAnotherDevice(owner: Person): Promise<Person> {
  const other = app.visitor()
  await other.call(signIn, { email: owner.email, password: TEST_PASSWORD })
  return other
}

test('a reset link sets a new password once, and ends every session', async () => {
  const ana = await app.signUp('Ana')
  const token = await resetTokenFor(ana)
  await app.visitor().call(resetPassword, { token, password: NEW_PASSWORD })
  await expect(app.visitor().call(resetPassword, { token, password: 'mais-uma-senha-9' })).rejects.toMatchObject({
    status: 400,
    code: 'account.resetLinkInvalid',
  })
  expect(await isSignedIn(ana)).toBe(false)
  await expect(ana.call(signIn, { email: ana.email, password: TEST_PASSWORD })).rejects.toMatchObject({ status: 401 })
  await ana.call(signIn, { email: ana.email, password: NEW_PASSWORD })
})

test('a reset link opened five times at once works for exactly one of them', async () => {
  const ana = await app.signUp('Ana')
  const token = await resetTokenFor(ana)
  const tries = [1, 2, 3, 4, 5].map((n) => app.visitor().call(resetPassword, { token, password: `senha-nova-${n}` }))
  const results = await Promise.allSettled(tries)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a reset link is good for an hour', async () => {
  const ana = await app.signUp('Ana')
  const token = await resetTokenFor(ana)
  const { expires_at } = await app.database.db
    .selectFrom('verifications')
    .select('expires_at')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(expires_at.getTime() - Date.now()).toBeGreaterThan(3_500_000)
  expect(expires_at.getTime() - Date.now()).toBeLessThanOrEqual(3_600_000)
  await app.database.db
    .updateTable('verifications')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute()
  await expect(app.visitor().call(resetPassword, { token, password: NEW_PASSWORD })).rejects.toMatchObject({
    code: 'account.resetLinkInvalid',
  })
  expect(await isSignedIn(ana)).toBe(true)
})

test('asking for a link tells nobody whether the e-mail is known', async () => {
  const ana = await app.signUp('Ana')
  const known = await app.visitor().send('post', forgotPassword.path, { email: ana.email })
  const unknown = await app.visitor().send('post', forgotPassword.path, { email: 'ninguem@test.example' })
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
  await eventually(async () => expect(await mailsTo(ana.email)).toHaveLength(1))
  expect(await mailsTo('ninguem@test.example')).toEqual([])
})

test('a stolen copy of the database holds no working reset link, in no table', async () => {
  const ana = await app.signUp('Ana')
  const token = await resetTokenFor(ana)
  const tables = await app.database.db.introspection.getTables()
  for (const { name } of tables) {
    const { rows } = await sql`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(app.database.db)
    expect({ name, holdsToken: JSON.stringify(rows).includes(token) }).toEqual({ name, holdsToken: false })
  }
  expect(tables.length).toBeGreaterThan(10)
})

test('using one link, or changing the password, spends the other links mailed before', async () => {
  const ana = await app.signUp('Ana')
  const [first, second, third] = [await resetTokenFor(ana, 1), await resetTokenFor(ana, 2), await resetTokenFor(ana, 3)]
  await app.visitor().call(resetPassword, { token: first, password: NEW_PASSWORD })
  await expect(
    app.visitor().call(resetPassword, { token: second, password: 'senha-de-ladrao-1' }),
  ).rejects.toMatchObject({ status: 400 })
  await ana.call(signIn, { email: ana.email, password: NEW_PASSWORD })
  await ana.call(changePassword, { current_password: NEW_PASSWORD, password: 'mais-uma-senha-9' })
  await expect(
    app.visitor().call(resetPassword, { token: third, password: 'senha-de-ladrao-1' }),
  ).rejects.toMatchObject({ status: 400 })
})

test('an owner whom strangers locked out on a new device gets in after a mailed reset', async () => {
  const proxied = await startTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
  const owner = await proxied.signUp('Ana')
  const boss = await proxied.signUpAdmin()
  for (let n = 0; n < 11; n += 1) {
    const stranger = proxied.visitor()
    stranger.headers = { 'x-forwarded-for': `203.0.113.${n}` }
    await stranger.call(signIn, { email: owner.email, password: 'errada-123' }).catch(() => {})
  }
  const newDevice = proxied.visitor()
  newDevice.headers = { 'x-forwarded-for': '198.51.100.77' }
  await expect(newDevice.call(signIn, { email: owner.email, password: TEST_PASSWORD })).rejects.toMatchObject({
    status: 429,
  })
  await newDevice.call(forgotPassword, { email: owner.email })
  const text = await eventually(async () => {
    const { mails } = await boss.call(listOutbox, {})
    expect(mails).toHaveLength(1)
    return mails[0]?.text ?? ''
  })
  await newDevice.call(resetPassword, { token: /token=(\S+)/.exec(text)?.[1] ?? '', password: NEW_PASSWORD })
  await newDevice.call(signIn, { email: owner.email, password: NEW_PASSWORD })
})

test('a sign-in with the old password that races a change of password leaves no session behind', async () => {
  // The sign-in stands still at each of its stages while the change falls in.
  for (const stage of ['before the password is compared', 'after it was found right'] as const) {
    const [reached, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const standStill = () => {
      reached.resolve()
      return release.promise
    }
    const slow = await startTestApp({
      passwordHashing: {
        hash: cheapPasswordHashing.hash,
        async verify(claim) {
          if (stage === 'before the password is compared') await standStill()
          const isRight = await cheapPasswordHashing.verify(claim)
          if (stage === 'after it was found right') await standStill()
          return isRight
        },
      },
    })
    const { db } = slow.database
    const ana = await slow.signUp('Ana')
    const thief = slow.visitor()
    const entering = thief.call(signIn, { email: ana.email, password: TEST_PASSWORD }).catch(() => {})
    await reached.promise
    const [user_id, password] = [await userIdOf(db, ana), await cheapPasswordHashing.hash(NEW_PASSWORD)]
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('accounts').set({ password }).where('user_id', '=', user_id).execute()
      await tx.deleteFrom('sessions').where('user_id', '=', user_id).execute()
    })
    release.resolve()
    await entering
    expect({ stage, isIn: await isSignedIn(thief) }).toEqual({ stage, isIn: false })
  }
})

test('five links an hour per account are enough', async () => {
  const ask = () => app.visitor().call(forgotPassword, { email: 'insistente@test.example' })
  for (let n = 0; n < 5; n += 1) await ask()
  await expect(ask()).rejects.toMatchObject({ status: 429 })
})

test('changing the password ends the other sessions and keeps this one', async () => {
  const ana = await app.signUp('Ana')
  const elsewhere = await onAnotherDevice(ana)
  await expect(
    ana.call(changePassword, { current_password: 'errada-123', password: NEW_PASSWORD }),
  ).rejects.toMatchObject({
    status: 403,
    words: 'Senha atual incorreta.',
  })
  await expect(ana.call(changePassword, { current_password: TEST_PASSWORD, password: '123456' })).rejects.toMatchObject(
    {
      words: 'Senha muito comum. Escolha outra.',
    },
  )
  await ana.call(changePassword, { current_password: TEST_PASSWORD, password: NEW_PASSWORD })
  expect([await isSignedIn(ana), await isSignedIn(elsewhere)]).toEqual([true, false])
})

test('one sees and ends only one’s own sessions', async () => {
  const ana = await app.signUp('Ana')
  const bruno = await app.signUp('Bruno')
  const elsewhere = await onAnotherDevice(ana)
  const { sessions } = await ana.call(listSessions, {})
  expect(sessions.map(({ current }) => current).sort()).toEqual([false, true])
  const other = sessions.find(({ current }) => !current)?.id ?? ''

  await expect(bruno.call(endSession, { sessionId: other })).rejects.toMatchObject({ status: 404 })
  expect(await isSignedIn(elsewhere)).toBe(true)
  await ana.call(endSession, { sessionId: other })
  expect([await isSignedIn(ana), await isSignedIn(elsewhere)]).toEqual([true, false])

  await onAnotherDevice(ana)
  await onAnotherDevice(ana)
  expect(await ana.call(endOtherSessions, {})).toEqual({ ended: 2 })
  expect((await ana.call(listSessions, {})).sessions).toHaveLength(1)
})
