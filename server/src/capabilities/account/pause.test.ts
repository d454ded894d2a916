import { readPause, startPause } from '@prancheta/contract/account/routes.ts'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { createCheckout, customerPortal } from '@prancheta/contract/billing/routes.ts'
import { readProfile } from '@prancheta/contract/identity/routes.ts'
import { openTicket } from '@prancheta/contract/support/tickets.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BillingHouse } from '#test/fake-stripe/billing-house.ts'
import { userIdOf } from '#test/support.ts'

let house: BillingHouse
beforeAll(async () => {
  house = await BillingHouse.open()
})
afterAll(() => house.stop())
beforeEach(() => house.beginAnew())

const CLOSED = { status: 403, code: 'pause.active' }

test('a pause closes analysis and checkout at once and leaves support, settings and cancelling open', async () => {
  const { person: ana } = await house.payer('pro')
  await house.deliverAll()
  expect(await ana.call(readPause, {})).toEqual({ paused_until: null })

  const { paused_until } = await ana.call(startPause, { length: '7d' })
  expect(Date.parse(paused_until ?? '') - house.now.getTime()).toBe(7 * 86_400_000)
  await expect(ana.call(analyzeMatchPro, { fixtureId: 1 })).rejects.toMatchObject(CLOSED)
  await expect(ana.call(createCheckout, { plan: 'black' })).rejects.toMatchObject(CLOSED)

  expect(await ana.call(readPause, {})).toEqual({ paused_until })
  expect(await ana.call(readProfile, {})).toMatchObject({ email: ana.email })
  expect((await ana.call(customerPortal, {})).url).toMatch(/^https/)
  await ana.call(openTicket, { subject: 'Pausa', message: 'Estou em pausa.' })
})

test('a pause is over at its moment, and not before', async () => {
  const ana = await house.app.signUp('Ana')
  await ana.call(startPause, { length: '24h' })
  await house.pass(0.99)
  await expect(ana.call(createCheckout, { plan: 'pro' })).rejects.toMatchObject(CLOSED)
  await house.pass(0.02)
  expect((await ana.call(createCheckout, { plan: 'pro' })).url).toMatch(/^https/)
  expect(await ana.call(readPause, {})).toEqual({ paused_until: null })
})

test('a pause can be made longer and never shorter, by no door and by no statement', async () => {
  const ana = await house.app.signUp('Ana')
  await ana.call(startPause, { length: '30d' })
  await expect(ana.call(startPause, { length: '24h' })).rejects.toMatchObject({ status: 409, code: 'pause.notLonger' })
  const { paused_until } = await ana.call(startPause, { length: '6m' })
  expect(await ana.call(readPause, {})).toEqual({ paused_until })

  const { db } = house.app.database
  const userId = await userIdOf(db, ana)
  const early = [
    sql`update play_pauses set ends_at = now() where user_id = ${userId}`,
    sql`update play_pauses set user_id = uuidv7() where user_id = ${userId}`,
    sql`delete from play_pauses where user_id = ${userId}`,
  ]
  for (const statement of early) await expect(statement.execute(db)).rejects.toThrow('cannot be undone early')
  expect(await ana.call(readPause, {})).toEqual({ paused_until })
})

test('one person’s pause is nobody else’s', async () => {
  const [ana, bia] = [await house.app.signUp('Ana'), await house.app.signUp('Bia')]
  await ana.call(startPause, { length: '24h' })
  expect(await bia.call(readPause, {})).toEqual({ paused_until: null })
  expect((await bia.call(createCheckout, { plan: 'pro' })).url).toMatch(/^https/)
})
