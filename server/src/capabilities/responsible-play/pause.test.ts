import { checkChatQuota } from '@prancheta/contract/analysis/quota.ts'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { createCheckout, customerPortal } from '@prancheta/contract/billing/routes.ts'
import { readProfile } from '@prancheta/contract/identity/routes.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { startPause } from '@prancheta/contract/responsible-play/routes.ts'
import { openTicket } from '@prancheta/contract/support/tickets.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BillingHouse } from '#test/fake-stripe/billing-house.ts'
import type { Person } from '#test/person.ts'
import { userIdOf } from '#test/support.ts'

let house: BillingHouse
beforeAll(async () => {
  house = await BillingHouse.open()
})
afterAll(() => house.stop())
beforeEach(() => house.beginAnew())

const CLOSED = { status: 403, code: 'pause.active' }
const SECOND_DAYS = 1 / 86_400

const pauseOf = async (person: Person) => (await person.call(currentSession, {})).session?.pause

test('a pause closes analysis, the quota’s door and checkout at once and leaves support, settings and cancelling open', async () => {
  const { person: ana } = await house.payer('pro')
  await house.deliverAll()
  expect(await pauseOf(ana)).toBeNull()

  const { pause } = await ana.call(startPause, { length: '7d' })
  expect(Date.parse(pause.ends_at ?? '') - house.now.getTime()).toBe(7 * 86_400_000)
  await expect(ana.call(analyzeMatchPro, { fixtureId: 1 })).rejects.toMatchObject(CLOSED)
  await expect(ana.call(checkChatQuota, { fixtureId: 1 })).rejects.toMatchObject(CLOSED)
  await expect(ana.call(createCheckout, { plan: 'black' })).rejects.toMatchObject(CLOSED)

  expect(await pauseOf(ana)).toEqual({ ends_at: pause.ends_at, liftable_from: null })
  expect(await ana.call(readProfile, {})).toMatchObject({ email: ana.email })
  expect((await ana.call(customerPortal, {})).url).toMatch(/^https/)
  await ana.call(openTicket, { subject: 'Pausa', message: 'Estou em pausa.' })
})

test.each(['24h', '7d', '30d', '6m'] as const)(
  'a pause of %s holds to its last second and is over with it',
  async (length) => {
    const ana = await house.app.signUp('Ana')
    const { pause } = await ana.call(startPause, { length })
    const days = (Date.parse(pause.ends_at ?? '') - house.now.getTime()) / 86_400_000
    await house.pass(days - SECOND_DAYS, ana)
    await expect(ana.call(checkChatQuota, {})).rejects.toMatchObject(CLOSED)
    await house.pass(2 * SECOND_DAYS)
    expect(await ana.call(checkChatQuota, {})).toMatchObject({ allowed: true })
    expect(await pauseOf(ana)).toBeNull()
  },
)

test('a pause can be made longer and never shorter, by no door and by no statement', async () => {
  const ana = await house.app.signUp('Ana')
  await ana.call(startPause, { length: '30d' })
  await expect(ana.call(startPause, { length: '24h' })).rejects.toMatchObject({ status: 409, code: 'pause.notLonger' })
  const { pause } = await ana.call(startPause, { length: '6m' })
  expect(await pauseOf(ana)).toEqual(pause)

  const { db } = house.app.database
  const userId = await userIdOf(db, ana)
  const early = [
    sql`update play_pauses set ends_at = now() where user_id = ${userId}`,
    sql`update play_pauses set user_id = uuidv7() where user_id = ${userId}`,
    sql`delete from play_pauses where user_id = ${userId}`,
    sql`update kept_pauses set ends_at = now() where pause_id in (select pause_id from play_pauses where user_id = ${userId})`,
  ]
  for (const statement of early) await expect(statement.execute(db)).rejects.toThrow('cannot be undone early')
  expect(await pauseOf(ana)).toEqual(pause)
})

test('one person’s pause is nobody else’s', async () => {
  const [ana, bia] = [await house.app.signUp('Ana'), await house.app.signUp('Bia')]
  await ana.call(startPause, { length: '24h' })
  expect(await pauseOf(bia)).toBeNull()
  expect((await bia.call(createCheckout, { plan: 'pro' })).url).toMatch(/^https/)
})
