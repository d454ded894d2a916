import { createHmac } from 'node:crypto'
import { deleteAccount } from '@prancheta/contract/account/routes.ts'
import { checkChatQuota } from '@prancheta/contract/analysis/quota.ts'
import { signIn } from '@prancheta/contract/identity/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { startPause } from '@prancheta/contract/responsible-play/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#capabilities/identity/index.ts'
import { BillingHouse } from '#test/fake-stripe/billing-house.ts'
import { LiveListener } from '#test/live-listener.ts'
import type { Person } from '#test/person.ts'
import { type Contacts, newContacts, signUpAs as newcomer, TEST_PASSWORD } from '#test/sign-up-person.ts'
import { startTestApp } from '#test/start-test-app.ts'

let house: BillingHouse
beforeAll(async () => {
  house = await BillingHouse.open()
})
afterAll(() => house.stop())
beforeEach(() => house.beginAnew())

const signUpAs = (who: Contacts) => newcomer(house.app.url, who)
const leave = (person: Person) => person.call(deleteAccount, { password: TEST_PASSWORD })
const sessionOf = async (person: Person) => (await person.call(currentSession, {})).session

test('a second account with the phone of somebody in a pause begins in it too', async () => {
  const who = newContacts()
  const { pause } = await (await signUpAs(who)).call(startPause, { length: '7d' })
  const second = await signUpAs({ ...newContacts(), phone: who.phone })
  expect((await sessionOf(second))?.pause).toEqual(pause)
})

test.each([
  ['the phone', (who: Contacts) => ({ ...newContacts(), phone: who.phone })],
  ['the mailbox', (who: Contacts) => ({ ...newContacts(), email: who.email.replace('@', '+2@') })],
])(
  'a pause closes the second account with %s that stands already, and so does making it longer',
  async (_what, next) => {
    const who = newContacts()
    const [first, second] = [await signUpAs(who), await signUpAs(next(who))]
    const tab = await LiveListener.open(second)
    for (const length of ['7d', '6m'] as const) {
      const { pause } = await first.call(startPause, { length })
      expect((await sessionOf(second))?.pause).toEqual(pause)
      await expect(second.call(checkChatQuota, { fixtureId: 1 })).rejects.toMatchObject({ code: 'pause.active' })
    }
    // Its open tabs close too.
    await expect.poll(() => tab.types()).toEqual(['ready', 'pause.changed', 'pause.changed'])
    await tab.cut()
  },
)

test('a pause made longer is longer for the phone of an earlier account too', async () => {
  const who = newContacts()
  const first = await signUpAs(who)
  await first.call(startPause, { length: '7d' })
  await leave(first)
  const second = await signUpAs({ ...newContacts(), email: who.email })
  const { pause } = await second.call(startPause, { length: '6m' })
  await leave(second)
  await house.pass(8)
  const third = await signUpAs({ ...newContacts(), phone: who.phone, whatsapp: who.phone })
  expect((await sessionOf(third))?.pause).toEqual(pause)
})

// Tried again and again: of a single pair the one often happens to come well before the other.
test('a pause that began while somebody signs up finds the new account', async () => {
  for (let tries = 0; tries < 8; tries += 1) {
    const who = newContacts()
    const first = await signUpAs(who)
    const [{ pause }, second] = await Promise.all([
      first.call(startPause, { length: '7d' }),
      signUpAs({ ...newContacts(), phone: who.phone }),
    ])
    expect((await sessionOf(second))?.pause).toEqual(pause)
  }
})

test.each([
  ['Ana.Lima@gmail.com', 'a.na.lima+jogo@googlemail.com', true],
  ['ana.lima@test.example', 'ana.lima+a+b@TEST.example', true],
  ['ana.lima@test.example', 'analima@test.example', false],
  ['+ana@test.example', '+bia@test.example', false],
])('mail to %s and to %s goes to one mailbox: %s', async (one, other, isSame) => {
  const { rows } = await sql`select mailbox_of(${one}) = mailbox_of(${other}) as is_same`.execute(house.app.database.db)
  expect(rows).toEqual([{ is_same: isSame }])
})

test.each([
  ['(11) 8765-4321', '(11) 98765-4321', true],
  ['(11) 3765-4321', '(11) 93765-4321', false],
  ['(11) 98765-4321', '(21) 98765-4321', false],
])('%s and %s are one number: %s', async (one, other, isSame) => {
  const { rows } = await sql`select number_of(${one}) = number_of(${other}) as is_same`.execute(house.app.database.db)
  expect(rows).toEqual([{ is_same: isSame }])
})

test('a pause that an earlier version kept for an address as it was typed is found', async () => {
  const email = `velha+${Date.now()}@test.example`
  const key = createHmac('sha256', 'x'.repeat(32)).update('person-hash').digest()
  const hash = createHmac('sha256', key).update(`email:${email}`).digest('base64url')
  const endsAt = new Date(house.now.getTime() + 86_400_000)
  await sql`insert into kept_pauses (person_hash, pause_id, started_at, ends_at)
    values (${hash}, uuidv7(), ${house.now}, ${endsAt})`.execute(house.app.database.db)
  const back = await signUpAs({ ...newContacts(), email })
  expect((await sessionOf(back))?.pause).toMatchObject({ ends_at: endsAt.toISOString() })
})

test('pauses are found by PERSON_SECRET where it is set, whatever signs the sessions', async () => {
  const { database } = house.app
  const keyed = await startTestApp({ database, env: { PERSON_SECRET: 'p'.repeat(32) } })
  const who = newContacts()
  const first = await newcomer(keyed.url, who)
  const { pause } = await first.call(startPause, { length: '7d' })
  await leave(first)
  const second = await newcomer(keyed.url, who)
  expect((await sessionOf(second))?.pause).toEqual(pause)
  await leave(second)
  // With another secret nobody can tell who it was.
  expect((await sessionOf(await signUpAs(who)))?.pause).toBeNull()
})

test('a demo account that is deleted in a pause comes back in it when it is made anew, and the others are in none', async () => {
  const { identity, visitor } = house.app
  const enter = async (email: string) => {
    const person = visitor()
    await person.call(signIn, { email, password: DEMO_PASSWORD })
    return person
  }
  await identity.seedDemoAccounts()
  const ana = await enter(DEMO_ACCOUNTS[0].email)
  const { pause } = await ana.call(startPause, { length: '24h' })
  await ana.call(deleteAccount, { password: DEMO_PASSWORD })
  await identity.seedDemoAccounts()
  expect((await sessionOf(await enter(DEMO_ACCOUNTS[0].email)))?.pause).toEqual(pause)
  expect((await sessionOf(await enter(DEMO_ACCOUNTS[1].email)))?.pause).toBeNull()
})
