import { readDashboard } from '@prancheta/contract/account/dashboard.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claim } from '#capabilities/analysis/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import type { Person } from '#test/person.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.stop())

async function userIdOf({ email }: Person): Promise<string> {
  const { db } = app.database
  return (await db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}

async function saveAnalyses(userId: string, results: ('green' | 'red' | null)[]): Promise<void> {
  const match = { league_name: 'Série A', home_name: 'Bahia', away_name: 'Santos', match_date: new Date() }
  await app.database.db
    .insertInto('analyses')
    .values(results.map((result) => ({ ...match, user_id: userId, confidence: 71.5, result })))
    .execute()
}

test('a newcomer’s dashboard is all zeros, with the whole trial ahead', async () => {
  const ana = await app.signUp('Ana')
  expect(await ana.call(readDashboard, {})).toEqual({
    totalAnalyses: 0,
    greenResults: 0,
    redResults: 0,
    monthAnalyses: 0,
    plan: 'teste',
    planActive: true,
    quotaLimit: 3,
    quotaRemaining: 3,
  })
})

test('the dashboard counts one’s own saved analyses by result, and what the month has used', async () => {
  const [ana, bruno] = [await app.signUp('Ana'), await app.signUp('Bruno')]
  await saveAnalyses(await userIdOf(ana), ['green', 'green', 'red', null])
  await saveAnalyses(await userIdOf(bruno), ['red'])
  await claim({ db: app.database.db, clock: systemClock }, await userIdOf(ana), { fixtureId: 7 })
  expect(await ana.call(readDashboard, {})).toMatchObject({
    totalAnalyses: 4,
    greenResults: 2,
    redResults: 1,
    monthAnalyses: 1,
    quotaRemaining: 2,
  })
  expect(await bruno.call(readDashboard, {})).toMatchObject({ totalAnalyses: 1, greenResults: 0, redResults: 1 })
})

test('without a limit there is no number for it', async () => {
  const admin = await app.signUpAdmin()
  expect(await admin.call(readDashboard, {})).toMatchObject({ plan: 'admin', quotaLimit: null, quotaRemaining: null })
})

test('a saved analysis goes with the account it belongs to', async () => {
  const ana = await app.signUp('Ana')
  const userId = await userIdOf(ana)
  await saveAnalyses(userId, ['green'])
  await claim({ db: app.database.db, clock: systemClock }, userId, { fixtureId: 7 })
  const { db } = app.database
  await db.deleteFrom('profiles').where('id', '=', userId).execute()
  expect(await db.selectFrom('analyses').selectAll().where('user_id', '=', userId).execute()).toEqual([])
  expect(await db.selectFrom('quota_claims').selectAll().where('user_id', '=', userId).execute()).toEqual([])
})
