import { deleteAccount } from '@prancheta/contract/account/routes.ts'
import { actOnUser } from '@prancheta/contract/admin/users.ts'
import { checkChatQuota } from '@prancheta/contract/analysis/quota.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { startPause } from '@prancheta/contract/responsible-play/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { claim, keep } from '#capabilities/analysis/index.ts'
import { BillingHouse } from '#test/fake-stripe/billing-house.ts'
import type { Person } from '#test/person.ts'
import { type Contacts, newContacts, signUpAs as newcomer, TEST_PASSWORD } from '#test/sign-up-person.ts'

let house: BillingHouse
beforeAll(async () => {
  house = await BillingHouse.open()
})
afterAll(() => house.stop())
beforeEach(() => house.beginAnew())

const signUpAs = (who: Contacts) => newcomer(house.app.url, who)
const leave = (person: Person) => person.call(deleteAccount, { password: TEST_PASSWORD })
const sessionOf = async (person: Person) => (await person.call(currentSession, {})).session

/** Uses some of the free matches, as an analysis does. */
async function useMatches(person: Person, fixtureIds: readonly number[]): Promise<void> {
  const { db } = house.app.database
  const userId = (await sessionOf(person))?.userId ?? ''
  for (const fixtureId of fixtureIds) {
    const claimed = await claim({ db, clock: { now: () => house.now } }, userId, { fixtureId })
    if (claimed.granted) await keep({ db }, claimed)
  }
}

const traces = async (table: 'kept_pauses' | 'kept_usage') =>
  (await sql<{ text: string }>`select to_jsonb(t)::text as text from ${sql.id(table)} t`.execute(house.app.database.db))
    .rows

test.each([
  ['the same e-mail', (who: Contacts) => ({ ...newContacts(), email: who.email.toUpperCase() })],
  ['the same phone', (who: Contacts) => ({ ...newContacts(), phone: who.phone })],
  ['that phone as the WhatsApp', (who: Contacts) => ({ ...newContacts(), whatsapp: who.phone })],
  [
    'a tag behind the name of the mailbox',
    (who: Contacts) => ({ ...newContacts(), email: who.email.replace('@', '+jogo@') }),
  ],
  [
    'the phone without its ninth digit',
    (who: Contacts) => ({ ...newContacts(), phone: who.phone.replace(') 9', ') ') }),
  ],
])(
  'whoever deletes the account in a pause and signs up again with %s is still in it, to the same moment',
  async (_what, next) => {
    const who = newContacts()
    const first = await signUpAs(who)
    const { pause } = await first.call(startPause, { length: '7d' })
    await leave(first)
    const second = await signUpAs(next(who))
    expect((await sessionOf(second))?.pause).toEqual(pause)
    // And once more, with what only the second account had.
    await leave(second)
    const third = await signUpAs(who)
    expect((await sessionOf(third))?.pause).toEqual(pause)

    await house.pass(7.001)
    const fourth = await signUpAs({ ...who, email: `x${who.email}` })
    expect((await sessionOf(fourth))?.pause).toBeNull()
  },
)

test('a pause that began before such hashes were kept outlives the account too', async () => {
  const who = newContacts()
  const first = await signUpAs(who)
  const { pause } = await first.call(startPause, { length: '7d' })
  await sql`delete from kept_pauses where pause_id in (select pause_id from play_pauses
    where user_id = ${(await sessionOf(first))?.userId})`.execute(house.app.database.db)
  await leave(first)
  expect((await sessionOf(await signUpAs(who)))?.pause).toEqual(pause)
})

test('a pause without end goes along, and once lifted it ends for the phone of before too', async () => {
  const [who, admin] = [newContacts(), await house.app.signUpAdmin()]
  const first = await signUpAs(who)
  await first.call(startPause, { length: 'endless' })
  await leave(first)
  const second = await signUpAs({ ...newContacts(), email: who.email })
  expect((await sessionOf(second))?.pause).toMatchObject({ ends_at: null })
  await house.pass(30.001, second, admin)
  const userId = (await sessionOf(second))?.userId ?? ''
  await admin.call(actOnUser, { userId, action: 'lift_pause' })
  const { rows } = await sql<{ ends_at: Date | null }>`select ends_at from kept_pauses
    where pause_id = (select pause_id from play_pauses where user_id = ${userId})`.execute(house.app.database.db)
  // The e-mail, the phone of before and the one of now.
  const end = new Date(house.now.getTime() + 7 * 86_400_000)
  expect(rows).toEqual([{ ends_at: end }, { ends_at: end }, { ends_at: end }])
})

test('the month’s free matches do not come back with a new account, and the next month’s do', async () => {
  const who = newContacts()
  const first = await signUpAs(who)
  await useMatches(first, [11, 12])
  await leave(first)
  const second = await signUpAs(who)
  expect(await second.call(checkChatQuota, { fixtureId: 13 })).toMatchObject({
    allowed: true,
    current: 2,
    remaining: 1,
  })
  await useMatches(second, [13])
  await leave(second)
  const third = await signUpAs({ ...newContacts(), phone: who.phone })
  expect(await third.call(checkChatQuota, { fixtureId: 14 })).toMatchObject({
    allowed: false,
    current: 3,
    remaining: 0,
  })
  await house.pass(32, third)
  expect(await third.call(checkChatQuota, { fixtureId: 14 })).toMatchObject({ allowed: true, current: 0, remaining: 3 })
})

test('of two accounts of one person that leave in a month the larger use stays', async () => {
  const who = newContacts()
  const [first, second] = [await signUpAs(who), await signUpAs({ ...newContacts(), phone: who.phone })]
  await useMatches(first, [31, 32, 33])
  await useMatches(second, [31])
  await leave(first)
  await leave(second)
  const third = await signUpAs({ ...newContacts(), phone: who.phone })
  expect(await third.call(checkChatQuota, { fixtureId: 34 })).toMatchObject({ allowed: false, current: 3 })
})

test('what is kept of somebody who left is a hash and the moments, and it goes when the pause and the month end', async () => {
  const who = newContacts()
  const person = await signUpAs(who)
  const { userId } = (await sessionOf(person)) ?? { userId: '' }
  await useMatches(person, [21])
  await person.call(startPause, { length: '24h' })
  await leave(person)
  await house.pass(0.01)
  await house.runJob('account.finish-deletions')
  const kept = [...(await traces('kept_pauses')), ...(await traces('kept_usage'))].map(({ text }) => text).join('\n')
  for (const word of [who.email, who.phone, who.phone.replaceAll(/\D/g, ''), userId]) expect(kept).not.toContain(word)
  expect(kept).toContain('person_hash')

  await house.pass(32)
  const over = () => sql`select from kept_pauses where ends_at <= ${house.now}`.execute(house.app.database.db)
  expect((await over()).rows).not.toEqual([])
  await house.runJob('platform.tidy')
  expect((await over()).rows).toEqual([])
  expect(await traces('kept_usage')).toEqual([])
})
