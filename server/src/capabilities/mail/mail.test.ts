import { type CatcherOptions, catchMails, type MailCatcher } from '@prancheta/adapters/test/mail-catcher.ts'
import { forgotPassword, resetPassword } from '@prancheta/contract/identity/routes.ts'
import { listOutbox } from '@prancheta/contract/mail/routes.ts'
import { listProviders } from '@prancheta/contract/providers/routes.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import type { Person } from '#test/person.ts'
import { startTestApp, type TestApp } from '#test/start-test-app.ts'

const FROM = 'Prancheta <nao-responda@prancheta.example>'

async function openCatcher(options: CatcherOptions = {}): Promise<MailCatcher> {
  const catcher = await catchMails(options)
  onTestFinished(catcher.stop)
  return catcher
}

async function startWithMail(port: number): Promise<{ app: TestApp; admin: Person }> {
  const app = await startTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: FROM } })
  return { app, admin: await app.signUpAdmin() }
}

/** How the one mail of the outbox stands, once it stands so. */
const waitForMail = (admin: Person, standing: Record<string, unknown>) =>
  eventually(async () => {
    const { mails } = await admin.call(listOutbox, {})
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject(standing)
    return mails[0]
  })

/**
 * A try has failed, none is under way, and the next begins only when the test hurries it: one that begins by itself could
 * still carry what the test then changes.
 */
async function waitForFailedTry(app: TestApp, admin: Person): Promise<void> {
  await waitForMail(admin, { state: 'waiting', last_failure: expect.any(String) })
  await eventually(async () => {
    const { numAffectedRows } = await sql`update jobs set run_at = now() + interval '1 hour'
      where kind = 'mail.deliver' and state = 'waiting' and lease_token is null`.execute(app.database.db)
    expect(numAffectedRows).toBe(1n)
  })
}

const hurry = (app: TestApp) =>
  sql`update jobs set run_at = now() where state = 'waiting' and every_ms is null`.execute(app.database.db)

/** Mail texts break lines with '=' and write '=' itself as '=3D'. */
const textOf = (raw: string) => raw.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')

test('with a mail server set, a forgotten password brings a mail with a link that works', async () => {
  const catcher = await openCatcher()
  const { app, admin } = await startWithMail(catcher.port)
  const ana = await app.signUp('Ana')
  await app.visitor().call(forgotPassword, { email: ana.email })
  await waitForMail(admin, { state: 'sent', recipient: ana.email, text: null, sent_at: expect.any(String) })
  expect(catcher.mails).toHaveLength(1)
  expect(catcher.mails[0]).toMatchObject({ to: [ana.email], from: 'nao-responda@prancheta.example' })
  const token = /reset-password\?token=(\S+)/.exec(textOf(catcher.mails[0]?.raw ?? ''))?.[1] ?? ''
  await app.visitor().call(resetPassword, { token, password: 'outra-senha-boa-8' })
})

test('a mail that was sent leaves no text behind, and one that waits is sealed', async () => {
  const { port, stop } = await catchMails()
  await stop()
  const { app, admin } = await startWithMail(port)
  const ana = await app.signUp('Ana')
  await app.visitor().call(forgotPassword, { email: ana.email })
  await waitForFailedTry(app, admin)
  const kept = async () => (await app.database.db.selectFrom('mail_outbox').select('body').executeTakeFirst())?.body
  expect(await kept()).toMatch(/^[\w-]{100,}$/)
  await openCatcher({ port })
  await hurry(app)
  await waitForMail(admin, { state: 'sent' })
  expect(await kept()).toBeNull()
})

test('while the mail server is down a mail waits, its failure shows without its text, and it arrives later', async () => {
  const { port, stop } = await catchMails()
  await stop()
  const { app, admin } = await startWithMail(port)
  const ana = await app.signUp('Ana')
  await app.visitor().call(forgotPassword, { email: ana.email })
  const waiting = await waitForMail(admin, { state: 'waiting', text: null, last_failure: expect.any(String) })
  expect(waiting?.last_failure).toMatch(/^SourceError: smtp: upstream/)
  expect(waiting?.failures).toBeGreaterThan(0)
  expect(waiting?.next_try_at).not.toBeNull()
  const { attempts_max } = await app.database.db
    .selectFrom('jobs')
    .select('attempts_max')
    .where('kind', '=', 'mail.deliver')
    .executeTakeFirstOrThrow()
  expect(attempts_max).toBeGreaterThan(30)

  const catcher = await openCatcher({ port })
  await hurry(app)
  await waitForMail(admin, { state: 'sent', next_try_at: null })
  expect(catcher.mails).toHaveLength(1)
})

test('admins see that the mail server keeps failing, and no longer once a mail got through', async () => {
  const { port, stop } = await catchMails()
  await stop()
  const { app, admin } = await startWithMail(port)
  const ana = await app.signUp('Ana')
  const troubles = async () => (await admin.call(listProviders, {})).troubles
  await app.visitor().call(forgotPassword, { email: ana.email })
  await waitForFailedTry(app, admin)
  expect(await troubles()).toEqual([])
  for (const tries of [2, 3]) {
    await hurry(app)
    await waitForMail(admin, { failures: expect.toSatisfy((failures: number) => failures >= tries) })
  }
  expect(await troubles()).toMatchObject([{ kind: 'mail', source: 'SMTP', last_failure: 'upstream' }])
  await openCatcher({ port })
  await hurry(app)
  await waitForMail(admin, { state: 'sent' })
  expect(await troubles()).toEqual([])
})

test('a mail that went out does not go again because its success could not be written down', async () => {
  const catcher = await openCatcher()
  const { app, admin } = await startWithMail(catcher.port)
  const ana = await app.signUp('Ana')
  await sql`alter table provider_states rename to away`.execute(app.database.db)
  await app.visitor().call(forgotPassword, { email: ana.email })
  await waitForMail(admin, { state: 'sent', failures: 0 })
  expect(catcher.mails).toHaveLength(1)
})

test('a recipient the mail server refuses is not tried again, and neither log nor admin view quotes the server', async () => {
  const catcher = await openCatcher({ refuses: () => ({ code: 550, words: 'unknown user' }) })
  const { app, admin } = await startWithMail(catcher.port)
  const ana = await app.signUp('Ana')
  await app.visitor().call(forgotPassword, { email: ana.email })
  await waitForMail(admin, {
    state: 'failed',
    last_failure: 'smtp: bad_request: 550 at RCPT TO EENVELOPE',
    next_try_at: null,
    failures: 0,
  })
  expect(app.logLines.join('\n')).not.toContain(ana.email)
})

test('a link that ran out while the mail server was down is not mailed any more', async () => {
  const { port, stop } = await catchMails()
  await stop()
  const { app, admin } = await startWithMail(port)
  const ana = await app.signUp('Ana')
  await app.visitor().call(forgotPassword, { email: ana.email })
  await waitForFailedTry(app, admin)
  await app.database.db
    .updateTable('mail_outbox')
    .set({ expires_at: new Date(0) })
    .execute()
  const catcher = await openCatcher({ port })
  await hurry(app)
  await waitForMail(admin, { state: 'failed', last_failure: 'expired' })
  expect(catcher.mails).toEqual([])
})

test('a link that could not even be kept is asked for again, not forgotten', async () => {
  const catcher = await openCatcher()
  const { app, admin } = await startWithMail(catcher.port)
  const ana = await app.signUp('Ana')
  await sql`alter table mail_outbox rename to mail_outbox_gone`.execute(app.database.db)
  await app.visitor().call(forgotPassword, { email: ana.email })
  await eventually(async () => {
    const job = app.database.db.selectFrom('jobs').select('failures').where('kind', '=', 'identity.mail-reset-link')
    expect((await job.executeTakeFirst())?.failures).toBeGreaterThan(0)
  })
  await sql`alter table mail_outbox_gone rename to mail_outbox`.execute(app.database.db)
  await hurry(app)
  await waitForMail(admin, { state: 'sent' })
  expect(catcher.mails).toHaveLength(1)
})

/** As if it had been kept before AUTH_SECRET was changed. */
const spoil = (app: TestApp, recipient: string) =>
  app.database.db
    .updateTable('mail_outbox')
    .set({ body: 'x'.repeat(120) })
    .where('recipient', '=', recipient)
    .execute()

test('a mail of before a change of AUTH_SECRET cannot be read, and keeps no other from being read', async () => {
  const app = await startTestApp()
  const [ana, bia, admin] = [await app.signUp('Ana'), await app.signUp('Bia'), await app.signUpAdmin()]
  await app.visitor().call(forgotPassword, { email: ana.email })
  await app.visitor().call(forgotPassword, { email: bia.email })
  await eventually(async () => expect((await admin.call(listOutbox, {})).mails).toHaveLength(2))
  await spoil(app, ana.email)
  const { mails } = await admin.call(listOutbox, {})
  const textTo = ({ email }: Person) => mails.find(({ recipient }) => recipient === email)?.text
  expect(textTo(ana)).toBeNull()
  expect(textTo(bia)).toContain('reset-password?token=')
})

test('a mail of before a change of AUTH_SECRET is given up, with its reason', async () => {
  const { port, stop } = await catchMails()
  await stop()
  const { app, admin } = await startWithMail(port)
  const ana = await app.signUp('Ana')
  await app.visitor().call(forgotPassword, { email: ana.email })
  await waitForFailedTry(app, admin)
  await spoil(app, ana.email)
  const catcher = await openCatcher({ port })
  await hurry(app)
  await waitForMail(admin, { state: 'failed', last_failure: 'unreadable: AUTH_SECRET was changed', next_try_at: null })
  expect(catcher.mails).toEqual([])
})
