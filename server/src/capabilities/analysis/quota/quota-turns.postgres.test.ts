import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock as clock } from '#platform/clock/clock.ts'
import { eventually } from '#test/eventually.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'
import { claim } from './quota.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.stop())

async function newUserId(): Promise<string> {
  const { email } = await app.signUp('Ana')
  const { db } = app.database
  return (await db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id
}

/** Resolves once some connection of this database waits for a lock that another holds. */
async function somebodyWaits(): Promise<void> {
  await eventually(async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*) as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(app.database.db)
    expect(rows[0]?.waiting).toBeGreaterThan(0)
  })
}

test.each([
  ['another match is refused the last unit', 4, { granted: false, used: 3 }],
  ['the same match is free', 3, { granted: true, newUnit: false, used: 3 }],
])('a claim that comes while another is not yet settled waits for it: %s', async (_what, fixtureId, expected) => {
  const { db } = app.database
  const userId = await newUserId()
  for (const early of [1, 2]) await claim({ db, clock }, userId, { fixtureId: early })

  const second = await db.transaction().execute(async (tx) => {
    await claim({ db: tx, clock }, userId, { fixtureId: 3 })
    const waiting = claim({ db, clock }, userId, { fixtureId })
    await somebodyWaits()
    return { waiting }
  })
  expect(await second.waiting).toMatchObject(expected)
})
