import { openTicketForAll, readBroadcast } from '@prancheta/contract/support/admin-tickets.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { addPeople } from '#test/support.ts'

test('whom another process held and let go again still gets the ticket for everybody', async () => {
  const app = await startTestApp()
  const admin = await app.signUpAdmin()
  const { db } = app.database
  await addPeople(db, 20)
  // The job may not begin before somebody is in other hands.
  await sql`create function begin_later() returns trigger language plpgsql as $$
    begin new.run_at := now() + interval '1 hour'; return new; end $$`.execute(db)
  await sql`create trigger begin_later before insert on jobs for each row execute function begin_later()`.execute(db)
  const { id: broadcastId } = await admin.call(openTicketForAll, { subject: 'Aviso', message: 'A todos' })
  await sql`drop trigger begin_later on jobs`.execute(db)

  await db.transaction().execute(async (other) => {
    await sql`select from broadcast_recipients limit 1 for update`.execute(other)
    await sql`update jobs set run_at = now() where kind = 'tickets.broadcast'`.execute(db)
    const ended = db.selectFrom('jobs').select('id').where('kind', '=', 'tickets.broadcast').where('state', '=', 'done')
    await eventually(async () => expect(await ended.execute()).not.toEqual([]))
    expect(await admin.call(readBroadcast, { broadcastId })).toMatchObject({ created: 19, finished_at: null })
  })
  await eventually(async () =>
    expect(await admin.call(readBroadcast, { broadcastId })).toMatchObject({
      created: 20,
      finished_at: expect.any(String),
    }),
  )
})
