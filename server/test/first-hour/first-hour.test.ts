import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../test-database.ts'
import { firstHour, saturdayMorning } from './first-hour.ts'
import { madeUpLeagues } from './made-up-season.ts'
import { replayApiFootball } from './replay-api-football.ts'
import { replayFootballDataOrg } from './replay-football-data-org.ts'

test('on ten calls a minute the first analysis works within three minutes, and the service refuses nothing', async () => {
  const clock = saturdayMorning()
  const vendor = await replayFootballDataOrg(madeUpLeagues(60), clock.now)
  const database = await openTestDatabase()
  onTestFinished(async () => {
    await vendor.stop()
    await database.close()
  })
  const settings = { FOOTBALL_DATA_ORG_KEY: 'replay', FOOTBALL_DATA_ORG_URL: vendor.url }
  const [looked] = await firstHour(database, settings, { clock, minutes: [3], leagues: 1 })
  expect(looked).toMatchObject({ games: 60, analysed: 1, refusals: [] })
  expect(vendor.refused).toBe(0)
})

test('a season that the plan does not have is called that, and costs no call twice', async () => {
  const clock = saturdayMorning()
  const plan = { aMinute: 10, aDay: 100, hasIds: false, hasThisSeason: false }
  const vendor = await replayApiFootball(madeUpLeagues(60), plan, clock.now)
  const database = await openTestDatabase()
  onTestFinished(async () => {
    await vendor.stop()
    await database.close()
  })
  const settings = { API_FOOTBALL_KEY: 'replay', API_FOOTBALL_URL: vendor.url }
  const [, looked] = await firstHour(database, settings, { clock, minutes: [3, 8], leagues: 1 })
  expect(looked).toMatchObject({ analysed: 0, refusals: ['analysis.seasonNotCovered'] })
  const seasons = vendor.asked.filter((address) => address.startsWith('/fixtures?league='))
  expect(new Set(seasons).size).toBe(seasons.length)
})
