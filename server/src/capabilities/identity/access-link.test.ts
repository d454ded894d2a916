import { deleteAccount } from '@prancheta/contract/account/routes.ts'
import { askForAccessLink, changePassword, signIn, signInByLink } from '@prancheta/contract/identity/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { listOutbox } from '@prancheta/contract/mail/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import type { Person } from '#test/person.ts'
import { TEST_PASSWORD } from '#test/sign-up-person.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await openTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
  admin = await app.signUpAdmin()
})
afterAll(() => app.stop())

function personAt(address: string): Person {
  const person = app.visitor()
  person.headers = { 'x-forwarded-for': address }
  return person
}

async function mailsTo(email: string): Promise<string[]> {
  const { mails } = await admin.call(listOutbox, {})
  return mails.filter(({ recipient }) => recipient === email).map(({ text }) => text ?? '')
}

/** The token of the newest link mailed to somebody who was mailed so many. */
async function linkFor({ email }: Person, nth = 1): Promise<string> {
  await personAt('203.0.113.200').call(askForAccessLink, { email })
  const [newest = ''] = await eventually(async () => {
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(nth)
    return mails
  })
  expect(newest).toContain(`${app.url}/auth/login?link=`)
  await allMailed()
  return /link=(\S+)/.exec(newest)?.[1] ?? ''
}

/** Every link asked for so far is mailed, or was not needed. */
const allMailed = () =>
  eventually(async () => {
    const open = app.database.db.selectFrom('jobs').select('id').where('state', '=', 'waiting')
    expect(await open.where('kind', '=', 'identity.mail-access-link').execute()).toEqual([])
  })

/** As if so many minutes had passed since the links were mailed. */
const passMinutes = (minutes: number) =>
  sql`update verifications set created_at = created_at - make_interval(mins => ${minutes}),
    expires_at = expires_at - make_interval(mins => ${minutes})`.execute(app.database.db)

const emailOf = async (person: Person) => (await person.call(currentSession, {})).session?.email

test('an owner whom ten wrong passwords keep from new devices gets in by a mailed link, and by password there from then on', async () => {
  const ana = await app.signUp('Ana')
  const guess = (n: number) => personAt(`192.0.2.${n}`).call(signIn, { email: ana.email, password: 'errada-123' })
  await Promise.allSettled(Array.from({ length: 15 }, (_, n) => guess(n + 1)))
  const phone = personAt('203.0.113.9')
  const right = { email: ana.email, password: TEST_PASSWORD }
  await expect(phone.call(signIn, right)).rejects.toMatchObject({ status: 429, code: 'request.tooMany' })

  const link = await linkFor(ana)
  expect((await phone.call(signInByLink, { link })).session.email).toBe(ana.email)
  expect(await emailOf(phone)).toBe(ana.email)
  await phone.call(signIn, right)
  // Everybody else is still kept out.
  await expect(personAt('203.0.113.10').call(signIn, right)).rejects.toMatchObject({ status: 429 })
})

test('a link works once, for one of five who open it at once, and spends the links mailed before', async () => {
  const ana = await app.signUp('Ana')
  const before = await linkFor(ana)
  await passMinutes(6)
  const link = await linkFor(ana, 2)
  const tries = await Promise.allSettled([1, 2, 3, 4, 5].map(() => app.visitor().call(signInByLink, { link })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const spent of [link, before, 'nunca', ''])
    await expect(app.visitor().call(signInByLink, { link: spent })).rejects.toMatchObject({
      status: 400,
      words: 'Este link não vale mais. Peça outro.',
    })
})

test('a link is good for a quarter of an hour', async () => {
  const ana = await app.signUp('Ana')
  const link = await linkFor(ana)
  const { db } = app.database
  const open = db.selectFrom('verifications').select('expires_at').where('identifier', 'like', 'access:%')
  const left = (await open.orderBy('created_at', 'desc').executeTakeFirstOrThrow()).expires_at.getTime() - Date.now()
  expect(left).toBeGreaterThan(14 * 60_000)
  expect(left).toBeLessThanOrEqual(15 * 60_000)
  await passMinutes(15)
  await expect(app.visitor().call(signInByLink, { link })).rejects.toMatchObject({ code: 'account.accessLinkInvalid' })
})

test('asking for a link tells nobody whether the e-mail is known, and five an hour from one place are enough', async () => {
  const ana = await app.signUp('Ana')
  const ask = (email: string) => personAt('203.0.113.77').send('post', askForAccessLink.path, { email })
  const [known, unknown] = [await ask(ana.email), await ask('ninguem@test.example')]
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
  await eventually(async () => expect(await mailsTo(ana.email)).toHaveLength(1))
  expect(await mailsTo('ninguem@test.example')).toEqual([])
  for (const email of [ana.email, 'ninguem@test.example']) {
    const statuses = []
    for (let n = 0; n < 5; n += 1) statuses.push((await ask(email)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  }
})

test('strangers who ask for links in the owner’s name fill no mailbox and use up nothing of the owner’s', async () => {
  const ana = await app.signUp('Ana')
  for (let n = 1; n <= 20; n += 1) await personAt(`198.51.100.${n}`).call(askForAccessLink, { email: ana.email })
  await allMailed()
  expect(await mailsTo(ana.email)).toHaveLength(1)
  // The link that lies there is the owner's to use; and another comes as soon as it is older.
  await passMinutes(6)
  const link = await linkFor(ana, 2)
  expect((await app.visitor().call(signInByLink, { link })).session.email).toBe(ana.email)
  expect(await emailOf(ana)).toBe(ana.email)
})

test('a right link is let in from an address that too many wrong ones came from', async () => {
  const ana = await app.signUp('Ana')
  const link = await linkFor(ana)
  const cafe = personAt('203.0.113.50')
  const tries = await Promise.allSettled(Array.from({ length: 101 }, () => cafe.call(signInByLink, { link: 'errado' })))
  const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refusals.filter(({ status }) => status === 400)).toHaveLength(100)
  expect(refusals.filter(({ status }) => status === 429)).toHaveLength(1)
  expect((await cafe.call(signInByLink, { link })).session.email).toBe(ana.email)
})

test('a new password spends the links to sign in that were mailed before', async () => {
  const ana = await app.signUp('Ana')
  const link = await linkFor(ana)
  await ana.call(changePassword, { current_password: TEST_PASSWORD, password: 'outra-senha-boa-8' })
  await expect(app.visitor().call(signInByLink, { link })).rejects.toMatchObject({ code: 'account.accessLinkInvalid' })
})

test('a stolen copy of the database holds no working link, and a suspended or deleted account none at all', async () => {
  const ana = await app.signUp('Ana')
  const link = await linkFor(ana)
  const tables = await app.database.db.introspection.getTables()
  for (const { name } of tables) {
    const { rows } = await sql`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(app.database.db)
    expect({ name, holdsToken: JSON.stringify(rows).includes(link) }).toEqual({ name, holdsToken: false })
  }
  await sql`update profiles set suspended_at = now() where email = ${ana.email}`.execute(app.database.db)
  await expect(app.visitor().call(signInByLink, { link })).rejects.toMatchObject({ code: 'account.suspended' })
  await sql`update profiles set suspended_at = null where email = ${ana.email}`.execute(app.database.db)

  const last = await linkFor(ana, 2)
  await ana.call(deleteAccount, { password: TEST_PASSWORD })
  await expect(app.visitor().call(signInByLink, { link: last })).rejects.toMatchObject({
    code: 'account.accessLinkInvalid',
  })
})
