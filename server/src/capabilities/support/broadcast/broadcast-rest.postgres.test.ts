import { openTicketForAll, readBroadcast, stopBroadcast } from '@prancheta/contract/support/admin-tickets.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { addPeople } from '#test/support.ts'
import { untilSomebodyWaits } from '#test/until-somebody-waits.ts'

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

test('a stop is confirmed only once what was just being made is made, and nothing is made after it', async () => {
  const app = await startTestApp()
  const admin = await app.signUpAdmin()
  const { db } = app.database
  await addPeople(db, 1100)
  await sql`create function wait_in_the_middle() returns trigger language plpgsql as $$
    begin
      if (select count(*) from support_threads where kind = 'ticket') = 150 then perform pg_advisory_xact_lock(151); end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger wait_in_the_middle before insert on support_threads
    for each row execute function wait_in_the_middle()`.execute(db)

  const { broadcastId, stopping } = await db.connection().execute(async (gate) => {
    await sql`select pg_advisory_lock(151)`.execute(gate)
    const { id } = await admin.call(openTicketForAll, { subject: 'Aviso', message: 'A todos' })
    await untilSomebodyWaits(db, 'advisory')
    const confirmed = admin.call(stopBroadcast, { broadcastId: id })
    await untilSomebodyWaits(db, 'transactionid')
    await sql`select pg_advisory_unlock(151)`.execute(gate)
    return { broadcastId: id, stopping: confirmed }
  })
  const stopped = await stopping
  expect(stopped.created).toBeGreaterThanOrEqual(200)
  expect(stopped.created).toBeLessThan(1100)
  // Another process takes over what the first one left.
  await app.runJob('tickets.broadcast', { broadcastId }, { attempt: 2, signal: new AbortController().signal })
  expect(await admin.call(readBroadcast, { broadcastId })).toEqual(stopped)
  const { rows } = await sql`select count(*) as tickets from support_threads where kind = 'ticket'`.execute(db)
  expect(rows).toEqual([{ tickets: stopped.created }])
})
