import {
  changePassword,
  endOtherSessions,
  endSession,
  forgotPassword,
  listSessions,
  resetPassword,
  signIn,
} from '@prancheta/contract/identity.ts'
import { currentSession } from '@prancheta/contract/session.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Person } from '#test/person.ts'
import { TEST_PASSWORD } from '#test/sign-up-person.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.stop())

const NEW_PASSWORD = 'outra-senha-boa-8'

async function mailsTo(email: string): Promise<string[]> {
  const rows = await app.database.db
    .selectFrom('mail_outbox')
    .select('body')
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute()
  return rows.map(({ body }) => body)
}

async function resetTokenFor(person: Person): Promise<string> {
  await app.visitor().call(forgotPassword, { email: person.email })
  const body = await vi.waitFor(async () => {
    const mails = await mailsTo(person.email)
    expect(mails).not.toHaveLength(0)
    return mails.at(-1) ?? ''
  }, 10_000)
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
  await vi.waitFor(async () => expect(await mailsTo(ana.email)).toHaveLength(1), 10_000)
  expect(await mailsTo('ninguem@test.example')).toEqual([])
})

test('a stolen copy of the database holds no working reset link', async () => {
  const ana = await app.signUp('Ana')
  const token = await resetTokenFor(ana)
  const rows = await app.database.db.selectFrom('verifications').select(['identifier', 'value']).execute()
  expect(JSON.stringify(rows)).not.toContain(token)
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
