import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Clock } from '#platform/clock/clock.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'
import { type Claim, type ClaimRefused, claim, keep, look, type QuotaSubject } from './quota.ts'

const MID_MONTH = new Date('2031-11-15T15:00:00Z')

let now = MID_MONTH
const clock: Clock = { now: () => now }
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.stop())

/** Somebody on the free trial, which has three units a month. */
async function newcomer(): Promise<string> {
  now = MID_MONTH
  return userIdOf(app.database.db, await app.signUp('Ana'))
}

const claimFor = (userId: string, subject: QuotaSubject) => claim({ db: app.database.db, clock }, userId, subject)
const lookAt = (userId: string, subject?: QuotaSubject) => look({ db: app.database.db, clock }, userId, subject)
const answer = (claimed: Claim) => keep({ db: app.database.db }, claimed)

function granted(reply: Claim | ClaimRefused): Claim {
  if (!reply.granted) throw new Error('the claim was refused')
  return reply
}

/** What the books say, counted from the claims themselves. */
async function books(userId: string) {
  const { db } = app.database
  const rows = await db.selectFrom('quota_claims').selectAll().where('user_id', '=', userId).execute()
  const plan = await db.selectFrom('plans').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
  return { units: rows.length, counted: plan.analyses_count_month }
}

/** Longer than any work takes, and well within the month. */
const laterThanAnyWork = () => {
  now = new Date(now.getTime() + 11 * 60_000)
}

test('a unit whose process died between claim and answer is given back when its time is over', async () => {
  const userId = await newcomer()
  for (const fixtureId of [1, 2]) await answer(granted(await claimFor(userId, { fixtureId })))
  granted(await claimFor(userId, { fixtureId: 3 })) // and nothing more is heard of it
  expect(await claimFor(userId, { fixtureId: 4 })).toMatchObject({ granted: false, used: 3 })
  laterThanAnyWork()
  expect(await lookAt(userId, { fixtureId: 3 })).toMatchObject({ used: 2, remaining: 1, alreadyCounted: false })
  expect(await books(userId)).toMatchObject({ units: 3, counted: 3 }) // looking changes nothing
  expect(await claimFor(userId, { fixtureId: 4 })).toMatchObject({ granted: true, newUnit: true, used: 3 })
  expect(await books(userId)).toMatchObject({ units: 3, counted: 3 })
})

test('a unit that was answered, or whose answer was stored before its process died, stays used', async () => {
  const userId = await newcomer()
  const { db } = app.database
  await answer(granted(await claimFor(userId, { fixtureId: 999 })))
  granted(await claimFor(userId, { fixtureId: 999 })) // a second look at it dies
  const fixtureId = await aFixture()
  granted(await claimFor(userId, { fixtureId }))
  await sql`insert into analysis_runs (user_id, fixture_id, result, created_at)
    values (${userId}, ${fixtureId}, '{}', ${now})`.execute(db)
  laterThanAnyWork()
  expect(await lookAt(userId, { fixtureId })).toMatchObject({ used: 2, alreadyCounted: true })
  expect(await claimFor(userId, { fixtureId: 999 })).toMatchObject({ newUnit: false, used: 2 })
  expect(await books(userId)).toMatchObject({ units: 2, counted: 2 })
})

test('somebody else’s work on the same match keeps the unit, and work that ends late counts all the same', async () => {
  const userId = await newcomer()
  const slow = granted(await claimFor(userId, { fixtureId: 7 }))
  laterThanAnyWork()
  expect(await claimFor(userId, { fixtureId: 8 })).toMatchObject({ used: 1 }) // 7 was given back
  await answer(slow)
  expect(await books(userId)).toMatchObject({ units: 2, counted: 2 })
  expect(await lookAt(userId, { fixtureId: 7 })).toMatchObject({ used: 2, alreadyCounted: true })

  now = new Date(now.getTime() + 6 * 60_000)
  granted(await claimFor(userId, { fixtureId: 8 }))
  now = new Date(now.getTime() + 6 * 60_000)
  // The first claim's time is over, the second's is not.
  expect(await lookAt(userId, { fixtureId: 8 })).toMatchObject({ used: 2, alreadyCounted: true })
})

async function aFixture(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with league as (insert into leagues (source, source_id, name, is_demo) values ('test', ${randomUUID()}, 'Liga', true) returning id),
    clubs as (insert into teams (source, source_id, name) values ('test', ${randomUUID()}, 'A'), ('test', ${randomUUID()}, 'B') returning id)
    insert into fixtures (source, source_id, league_id, season, home_id, away_id, kick_off, is_time_known, state)
    select 'test', ${randomUUID()}, league.id, 2031, min(clubs.id), max(clubs.id), ${MID_MONTH}, true, 'scheduled'
    from league, clubs group by league.id returning id`.execute(app.database.db)
  return rows[0]?.id ?? 0
}
