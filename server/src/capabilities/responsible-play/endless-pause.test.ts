import { actOnUser, readUser } from '@prancheta/contract/admin/users.ts'
import { currentSession } from '@prancheta/contract/identity/session.ts'
import { startPause } from '@prancheta/contract/responsible-play/routes.ts'
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

const pauseOf = async (person: Person) => (await person.call(currentSession, {})).session?.pause
const later = (days: number) => new Date(house.now.getTime() + days * 86_400_000).toISOString()

async function pausedForGood() {
  const [ana, admin] = [await house.app.signUp('Ana'), await house.app.signUpAdmin()]
  const userId = await userIdOf(house.app.database.db, ana)
  await ana.call(startPause, { length: 'endless' })
  const lift = () => admin.call(actOnUser, { userId, action: 'lift_pause' })
  return { ana, admin, userId, lift }
}

test('a pause without end has none, and nothing makes it end by itself', async () => {
  const { ana, userId } = await pausedForGood()
  expect(await pauseOf(ana)).toEqual({ ends_at: null, liftable_from: later(30) })
  await expect(ana.call(startPause, { length: '6m' })).rejects.toMatchObject({ code: 'pause.notLonger' })
  await house.pass(400, ana)
  expect(await pauseOf(ana)).toMatchObject({ ends_at: null })
  const shorter = sql`update play_pauses set ends_at = started_at + interval '36 days' where user_id = ${userId}`
  await expect(shorter.execute(house.app.database.db)).rejects.toThrow('cannot be undone early')
})

test('support lifts it after thirty days at the earliest, and then it lasts another week', async () => {
  const { ana, admin, userId, lift } = await pausedForGood()
  await house.pass(29.999, ana, admin)
  await expect(lift()).rejects.toMatchObject({ status: 409, code: 'pause.notLiftable' })
  await house.pass(0.002, ana, admin)
  expect((await lift()).pause).toEqual({ ends_at: later(7), liftable_from: null })
  expect(await pauseOf(ana)).toMatchObject({ ends_at: later(7) })
  await expect(lift()).rejects.toMatchObject({ code: 'pause.notLiftable' })
  await house.pass(7.001, ana, admin)
  expect(await pauseOf(ana)).toBeNull()
  expect((await admin.call(readUser, { userId })).pause).toBeNull()
})

test('a pause with an end is lifted by nobody', async () => {
  const [ana, admin] = [await house.app.signUp('Ana'), await house.app.signUpAdmin()]
  await ana.call(startPause, { length: '6m' })
  const userId = await userIdOf(house.app.database.db, ana)
  await house.pass(40, ana, admin)
  await expect(admin.call(actOnUser, { userId, action: 'lift_pause' })).rejects.toMatchObject({
    code: 'pause.notLiftable',
  })
})

test('whoever administers pauses for six months at most, since nobody could lift more', async () => {
  const admin = await house.app.signUpAdmin()
  await expect(admin.call(startPause, { length: 'endless' })).rejects.toMatchObject({ code: 'pause.needsEnd' })
  expect((await admin.call(startPause, { length: '6m' })).pause.ends_at).not.toBeNull()
})
