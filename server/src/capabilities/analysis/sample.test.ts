import { sampleAnalysis } from '@prancheta/contract/analysis/sample.ts'
import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'

const now = new Date('2026-11-20T14:00:00Z')
const run = { attempt: 1, signal: new AbortController().signal }
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => now } })
})
afterAll(() => app.stop())

const kept = () =>
  app.database.db
    .selectFrom('cache_entries')
    .select(['value', 'fetched_at'])
    .where('key', 'like', 'sample-analysis:%')
    .executeTakeFirst()
const workLeft = async () => ({
  wanted: (await app.database.db.selectFrom('leagues').select('id').where('wanted_at', 'is not', null).execute())
    .length,
  jobs: (await app.database.db.selectFrom('jobs').select('id').where('kind', '=', 'fixtures.rate-league').execute())
    .length,
})

test('that there is no sample is kept too, and asking for one makes no work', async () => {
  expect(await app.visitor().call(sampleAnalysis, {})).toEqual({ analysis: null })
  const first = await kept()
  expect(first).toMatchObject({ value: null, fetched_at: expect.any(Date) })
  expect(await app.visitor().call(sampleAnalysis, {})).toEqual({ analysis: null })
  expect(await kept()).toEqual(first)
  expect(await workLeft()).toEqual({ wanted: 0, jobs: 0 })
})

test('a visitor sees a small sample without an account, whatever the other games lack', async () => {
  const { db } = app.database
  const ana = await app.signUp('Ana')
  const { fixtures } = await ana.call(getFixtures, { date: '2026-11-20' })
  const leagues = [...new Set(fixtures.map(({ leagueId }) => leagueId))]
  const rated = leagues.pop() ?? 0
  await db.updateTable('leagues').set({ wanted_at: now }).where('id', '=', rated).execute()
  await app.runJob('fixtures.rate-league', { leagueId: rated }, run)
  await db
    .insertInto('league_ratings')
    .values(leagues.map((id) => ({ league_id: id, as_of: '2026-11-20', fitted_at: now, matches: 0, ratings: '{}' })))
    .execute()
  await db.updateTable('leagues').set({ wanted_at: null }).execute()
  await db.deleteFrom('cache_entries').where('key', 'like', 'sample-analysis:%').execute()

  const answer = await app.visitor().send('get', sampleAnalysis.path)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  const text = await answer.text()
  expect(text.length).toBeLessThan(2_500)
  const { analysis } = sampleAnalysis.output.parse(JSON.parse(text))
  expect(analysis).toMatchObject({ isDemo: true, createdAt: now.toISOString() })
  expect(fixtures.find(({ homeName }) => homeName === analysis?.home)?.leagueId).toBe(rated)
  expect(analysis?.result.map(({ pooled }) => pooled).reduce((sum, pct) => sum + pct, 0)).toBeCloseTo(100, 1)
  expect(analysis?.scores.map((row) => row.length)).toEqual([6, 6, 6, 6, 6, 6])
  expect(analysis?.reasons).toHaveLength(2)
  expect(await workLeft()).toEqual({ wanted: 0, jobs: 0 })
})
