import * as routes from '@prancheta/contract/responsible-play/own-limits.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { movingClock } from '#test/moving-clock.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'

const clock = movingClock(new Date().toISOString())
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ clock })
})
afterAll(() => app.stop())

const DAY_MS = 86_400_000
const NONE = { cents: null, next: null, used_cents: 0, until: expect.any(String) }

test('nobody is limited who did not ask for it', async () => {
  const ana = await app.signUp('Ana')
  expect(await ana.call(routes.readOwnLimits, {})).toEqual({
    minutes_a_day: null,
    next: null,
    reality_minutes: null,
    today: { minutes: 0, extended: false },
    money: { stakes_a_week: NONE, stakes_a_month: NONE, losses_a_month: NONE },
    month: null,
  })
})

test('a limit holds at once; a looser one after seven days and not a second before', async () => {
  const ana = await app.signUp('Ana')
  expect(await ana.call(routes.changeOwnLimits, { minutes_a_day: 60 })).toMatchObject({ minutes_a_day: 60, next: null })
  const from = new Date(clock.now().getTime() + 7 * DAY_MS).toISOString()
  const looser = { minutes_a_day: 60, next: { minutes_a_day: null, from } }
  expect(await ana.call(routes.changeOwnLimits, { minutes_a_day: null, reality_minutes: 30 })).toMatchObject(looser)
  clock.forward(7 * DAY_MS - 1000)
  expect(await ana.call(routes.readOwnLimits, {})).toMatchObject({ ...looser, reality_minutes: 30 })
  clock.forward(1000)
  expect(await ana.call(routes.readOwnLimits, {})).toMatchObject({ minutes_a_day: null, next: null })
})

test('a minute counts once, however many tabs and devices tell of it, and the next day begins at none', async () => {
  const ana = await app.signUp('Ana')
  const tell = () => ana.call(routes.countMinute, {})
  await Promise.all([tell(), tell(), tell()])
  expect(await tell()).toEqual({ minutes: 1, extended: false })
  clock.forward(60_000)
  expect(await tell()).toEqual({ minutes: 2, extended: false })
  clock.forward(DAY_MS)
  expect(await tell()).toEqual({ minutes: 1, extended: false })
})

test('a day is made longer once', async () => {
  const ana = await app.signUp('Ana')
  expect(await ana.call(routes.extendToday, {})).toEqual({ minutes: 0, extended: true })
  await expect(ana.call(routes.extendToday, {})).rejects.toMatchObject({ status: 409, code: 'limit.alreadyExtended' })
  clock.forward(DAY_MS)
  expect(await ana.call(routes.extendToday, {})).toMatchObject({ extended: true })
})

test('what days have used is forgotten after a few of them', async () => {
  const ana = await app.signUp('Ana')
  await ana.call(routes.countMinute, {})
  clock.forward(5 * DAY_MS)
  await app.runJob('platform.tidy', {}, { attempt: 1, signal: new AbortController().signal })
  expect((await sql`select from used_days`.execute(app.database.db)).rows).toEqual([])
})
