import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../test-database.ts'
import { firstHour, saturdayMorning } from './first-hour.ts'
import { madeUpLeagues, ownLeagues } from './made-up-season.ts'
import { replayApiFootball } from './replay-api-football.ts'

const DAY_MINUTES = 1_440

test('on a hundred calls a day ten analyses of followed leagues work every day, with odds, while somebody looks at the list all day', {
  timeout: 600_000,
}, async () => {
  const clock = saturdayMorning()
  const [, , ...foreign] = madeUpLeagues(60)
  const plan = { aMinute: 10, aDay: 100, hasIds: false, hasThisSeason: true }
  const vendor = await replayApiFootball([...ownLeagues(), ...foreign], plan, clock.now)
  const database = await openTestDatabase()
  onTestFinished(async () => {
    await vendor.stop()
    await database.close()
  })
  const settings = { API_FOOTBALL_KEY: 'replay', API_FOOTBALL_URL: vendor.url }
  const minutes = [0, 1, 2].map((day) => 120 + day * DAY_MINUTES)
  const tried = { clock, minutes, leagues: 1, gamesOfEach: 10, isListOpenAllDay: true }
  const days = await firstHour(database, settings, tried)
  for (const day of days) expect(day).toMatchObject({ analysed: 10, withOdds: 10, refusals: [] })
  expect(vendor.refused).toBe(0)
})
