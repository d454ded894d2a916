import { type recordBet, setBetResult } from '@prancheta/contract/journal/routes.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import * as routes from '@prancheta/contract/responsible-play/own-limits.ts'
import { readSignals } from '@prancheta/contract/responsible-play/signals.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { betInWords, write } from '#test/journal-bets.ts'
import { movingClock } from '#test/moving-clock.ts'
import type { Person } from '#test/person.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'

const DAY_MS = 86_400_000
/** Friday at noon in São Paulo. */
const FRIDAY = new Date('2026-11-20T15:00:00Z')

const clock = movingClock(FRIDAY.toISOString())
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ clock })
})
afterAll(() => app.stop())

const limitsOf = (person: Person) => person.call(routes.readOwnLimits, {})
const moneyOf = async (person: Person) => (await limitsOf(person)).money

type Placed = Partial<InputOf<typeof recordBet>>
const placed = (person: Person, at: string, more: Placed = {}) =>
  write(person, betInWords({ placedAt: at, matchAt: at, ...more }))

test('a limit that is reached refuses no record: the journal holds what was done', async () => {
  const ana = await app.signUp('Ana')
  await ana.call(routes.changeOwnLimits, { money: { stakes_a_week: 1000 } })
  await placed(ana, FRIDAY.toISOString())
  await placed(ana, FRIDAY.toISOString())
  expect((await moneyOf(ana)).stakes_a_week).toMatchObject({ cents: 1000, used_cents: 2000 })
})

test('losses of the month are those of its settled matches together, and a month that is ahead has none', async () => {
  const ana = await app.signUp('Ana')
  await ana.call(routes.changeOwnLimits, { money: { losses_a_month: 5000 } })
  await placed(ana, '2026-11-02T15:00:00Z', { outcome: 'won' })
  const { id } = await placed(ana, '2026-11-03T15:00:00Z')
  await placed(ana, '2026-10-31T15:00:00Z', { outcome: 'lost', stake: { cents: 90_000 } })
  expect((await moneyOf(ana)).losses_a_month).toMatchObject({ used_cents: 0 })
  await ana.call(setBetResult, { betId: id, outcome: 'lost' })
  await placed(ana, '2026-11-04T15:00:00Z', { outcome: 'lost', stake: { cents: 300 } })
  expect((await moneyOf(ana)).losses_a_month).toMatchObject({ used_cents: 300 })
})

test('a lower limit holds at once; a higher one, or none, after seven days and not a second before', async () => {
  const ana = await app.signUp('Ana')
  const change = async (cents: number | null) =>
    (await ana.call(routes.changeOwnLimits, { money: { losses_a_month: cents } })).money.losses_a_month
  expect(await change(30_000)).toMatchObject({ cents: 30_000, next: null })
  expect(await change(20_000)).toMatchObject({ cents: 20_000, next: null })
  const from = new Date(clock.now().getTime() + 7 * DAY_MS).toISOString()
  expect(await change(50_000)).toMatchObject({ cents: 20_000, next: { cents: 50_000, from } })
  // Another limit is another one's own.
  expect(await moneyOf(ana)).toMatchObject({ stakes_a_week: { cents: null, next: null } })
  clock.forward(7 * DAY_MS - 1000)
  expect((await moneyOf(ana)).losses_a_month).toMatchObject({ cents: 20_000, next: { cents: 50_000 } })
  clock.forward(1000)
  expect((await moneyOf(ana)).losses_a_month).toMatchObject({ cents: 50_000, next: null })
  expect(await change(null)).toMatchObject({ cents: 50_000, next: { cents: null } })
  clock.forward(7 * DAY_MS)
  expect((await moneyOf(ana)).losses_a_month).toMatchObject({ cents: null, next: null, used_cents: 0 })
})

test('two first limits at once leave none that is looser than the first', async () => {
  const ana = await app.signUp('Ana')
  const set = (cents: number) => ana.call(routes.changeOwnLimits, { money: { stakes_a_week: cents } })
  await Promise.all([set(1000), set(9000), set(5000)])
  const { cents, next } = (await moneyOf(ana)).stakes_a_week
  expect(cents === 1000 || next !== null).toBe(true)
})

test('who asked to be told of the time is told how the month went too, once something is settled', async () => {
  const ana = await app.signUp('Ana')
  const at = clock.now().toISOString()
  await placed(ana, at, { outcome: 'lost' })
  expect(await limitsOf(ana)).toMatchObject({ month: null })
  expect(await ana.call(routes.changeOwnLimits, { reality_minutes: 30 })).toMatchObject({
    month: { bets: 1, result_cents: -1000 },
  })
  const bia = await app.signUp('Bia')
  await placed(bia, at)
  expect(await bia.call(routes.changeOwnLimits, { reality_minutes: 30 })).toMatchObject({ month: null })
})

test('habits are told to their owner alone: no admin’s answer has a limit, a sum or a signal in it', async () => {
  const [ana, bia, admin] = [await app.signUp('Ana'), await app.signUp('Bia'), await app.signUpAdmin()]
  await ana.call(routes.changeOwnLimits, { minutes_a_day: 61, money: { stakes_a_week: 123_457 } })
  for (let night = 1; night <= 5; night++)
    await placed(ana, new Date(clock.now().getTime() - night * DAY_MS - 10 * 3_600_000).toISOString())
  expect(await ana.call(readSignals, {})).toEqual({ signals: [{ kind: 'nights', nights: 5 }] })
  expect(await bia.call(readSignals, {})).toEqual({ signals: [] })

  const userId = await userIdOf(app.database.db, ana)
  for (const door of app.doors) {
    if (door.kind === 'raw' || door.route.method !== 'get' || door.access !== 'admin') continue
    const text = await (await admin.send('get', door.route.path.replace(':userId', userId))).text()
    expect(/123457|own_limit|signal|nights|minutes_a_day/.exec(text)?.[0], door.route.path).toBeUndefined()
  }
})

test('stakes written down count for the week and the month in which they were placed, to the second, free bets for nothing', async () => {
  clock.forward(Date.parse('2026-12-07T02:59:59Z') - clock.now().getTime()) // the last second of a Sunday in São Paulo
  const ana = await app.signUp('Ana')
  await ana.call(routes.changeOwnLimits, { money: { stakes_a_week: 5000, stakes_a_month: 20_000 } })
  await placed(ana, '2026-11-30T02:59:59Z', { stake: { cents: 1 } }) // the Sunday before
  await placed(ana, '2026-11-30T03:00:00Z', { stake: { cents: 20 } })
  await placed(ana, '2026-12-01T02:59:59Z', { stake: { cents: 300 } }) // still November in São Paulo
  await placed(ana, '2026-12-01T03:00:00Z', { stake: { cents: 4000 } })
  await placed(ana, '2026-12-02T15:00:00Z', { stake: { cents: 50_000 }, kind: 'free_bet' })
  expect(await moneyOf(ana)).toMatchObject({
    stakes_a_week: { cents: 5000, used_cents: 4320, until: '2026-12-07T03:00:00.000Z' },
    stakes_a_month: { cents: 20_000, used_cents: 4000, until: '2027-01-01T03:00:00.000Z' },
  })
  clock.forward(1000)
  expect(await moneyOf(ana)).toMatchObject({ stakes_a_week: { used_cents: 0 }, stakes_a_month: { used_cents: 4000 } })
})
