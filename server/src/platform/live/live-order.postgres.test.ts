import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openPostgres } from '#platform/db/postgres.ts'
import { LiveListener } from '#test/live-listener.ts'
import { startTestApp } from '#test/start-test-app.ts'

// The embedded database runs one transaction at a time, so only PostgreSQL can show this.
test('an event whose transaction began first and commits last is not lost', async () => {
  const app = await startTestApp()
  const ana = await app.signUp('Ana')
  const { id: userId } = await app.database.db.selectFrom('profiles').select('id').executeTakeFirstOrThrow()
  const listener = await LiveListener.open(ana)
  const slow = await openPostgres({ url: app.database.url ?? '', poolSize: 2 })
  const insert = (n: number) =>
    sql`insert into live_events (user_id, type, data) values (${userId}, 'n', to_jsonb(${n}::int))`

  let commit = () => {}
  const held = new Promise<void>((resolve) => {
    commit = resolve
  })
  const first = slow.db.transaction().execute(async (tx) => {
    await insert(1).execute(tx)
    await held
  })
  await pause(100)
  await insert(2).execute(app.database.db)
  await pause(200)
  // The younger one waits for its elder, also for somebody who connects in between.
  expect(listener.types()).toEqual(['ready'])
  const late = await LiveListener.open(ana, listener.lastEventId)
  commit()
  await first
  for (const reader of [listener, late]) {
    await vi.waitFor(() =>
      expect(reader.events.filter(({ type }) => type === 'n').map(({ data }) => data)).toEqual([1, 2]),
    )
    await reader.cut()
  }
  await slow.close()
})
