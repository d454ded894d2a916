import { deleteAccount } from '@prancheta/contract/account/routes.ts'
import { checkChatQuota } from '@prancheta/contract/analysis/quota.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { startPause } from '@prancheta/contract/responsible-play/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BillingHouse } from '#test/fake-stripe/billing-house.ts'
import { LiveListener } from '#test/live-listener.ts'
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

test('a pause that began while somebody signs up finds the new account', async () => {
  const who = newContacts()
  const first = await signUpAs(who)
  const [{ pause }, second] = await Promise.all([
    first.call(startPause, { length: '7d' }),
    signUpAs({ ...newContacts(), phone: who.phone }),
  ])
  expect((await sessionOf(second))?.pause).toEqual(pause)
})
