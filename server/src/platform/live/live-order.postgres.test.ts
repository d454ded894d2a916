import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openPostgres } from '#platform/db/postgres.ts'
import { eventually } from '#test/eventually.ts'
import { LiveListener } from '#test/live-listener.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { openTestDatabase } from '#test/test-database.ts'

// The embedded database runs one transaction at a time, so only PostgreSQL can show this.
test('an event whose transaction began first and commits last is not lost', async () => {
  const app = await startTestApp()
  const ana = await app.signUp('Ana')
  const { id: userId } = await app.database.db.selectFrom('profiles').select('id').executeTakeFirstOrThrow()
  const listener = await LiveListener.open(ana)
  const slow = await openPostgres({ url: app.database.url ?? '', poolSize: 2 })
  const insert = (n: number) =>
    sql`insert into live_events (user_id, type, data) values (${userId}, 'n', to_jsonb(${n}::int))`

  const [written, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = slow.db.transaction().execute(async (tx) => {
    await insert(1).execute(tx)
    written.resolve()
    await commit.promise
  })
  await written.promise
  await insert(2).execute(app.database.db)
  // The younger one waits for its elder, also for somebody who connects in between.
  const late = await LiveListener.open(ana, listener.lastEventId)
  expect([late.types(), listener.types()]).toEqual([[], ['ready']])
  commit.resolve()
  await first
  for (const reader of [listener, late]) {
    await eventually(() =>
      expect(reader.events.filter(({ type }) => type === 'n').map(({ data }) => data)).toEqual([1, 2]),
    )
    await reader.cut()
  }
  await slow.close()
})

test('a long transaction in another database of the same server delays no event', async () => {
  const [app, other] = [await startTestApp(), await openTestDatabase()]
  const ana = await app.signUp('Ana')
  const { id: userId } = await app.database.db.selectFrom('profiles').select('id').executeTakeFirstOrThrow()
  const listener = await LiveListener.open(ana)
  await other.db.transaction().execute(async (tx) => {
    await sql`select pg_current_xact_id()`.execute(tx)
    await sql`insert into live_events (user_id, type, data) values (${userId}, 'n', '1')`.execute(app.database.db)
    await listener.hears('n')
  })
  await listener.cut()
  await other.close()
})
