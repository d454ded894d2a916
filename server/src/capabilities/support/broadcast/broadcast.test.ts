import { randomUUID } from 'node:crypto'
import {
  countRecipients,
  listBroadcasts,
  openTicketForAll,
  readBroadcast,
  stopBroadcast,
} from '@prancheta/contract/support/admin-tickets.ts'
import { readTicketMessages } from '@prancheta/contract/support/tickets.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually } from '#test/eventually.ts'
import { LiveListener } from '#test/live-listener.ts'
import type { Person } from '#test/person.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { addPeople } from '#test/support.ts'

const TEXT = { subject: 'Manutenção', message: 'Domingo às 3h ficamos fora do ar.' }

const finished = (admin: Person, broadcastId: string) =>
  eventually(async () => {
    const progress = await admin.call(readBroadcast, { broadcastId })
    expect(progress.finished_at).not.toBeNull()
    return progress
  })

test('everybody but the admins gets exactly one ticket, asked for twice or not, and its progress is told live', async () => {
  const app = await startTestApp()
  const [ana, admin] = [await app.signUp('Ana'), await app.signUpAdmin()]
  const { db } = app.database
  await addPeople(db, 1100) // more than one turn of the job
  const live = await LiveListener.open(admin)
  const once = { ...TEXT, client_id: randomUUID() }
  const [first, again] = await Promise.all([admin.call(openTicketForAll, once), admin.call(openTicketForAll, once)])
  expect(first.id).toBe(again.id)
  expect(first.total).toBe(1101)

  expect(await finished(admin, first.id)).toMatchObject({ total: 1101, created: 1101, failed: 0 })
  const { rows } = await sql`select count(*) as tickets, count(distinct user_id) as people,
    count(*) filter (where unread_by_user = 1 and unread_by_admin = 0 and status = 'open' and message_count = 1) as right
    from support_threads where kind = 'ticket'`.execute(db)
  expect(rows).toEqual([{ tickets: 1101, people: 1101, right: 1101 }])
  await eventually(() => {
    const told = live.events.filter(({ type }) => type === 'broadcast.changed')
    expect(told.length).toBeGreaterThan(10)
  })
  await live.cut()

  const { id } = await db
    .selectFrom('support_threads')
    .innerJoin('profiles', 'profiles.id', 'support_threads.user_id')
    .select('support_threads.id')
    .where('kind', '=', 'ticket')
    .where('email', '=', ana.email)
    .executeTakeFirstOrThrow()
  expect((await ana.call(readTicketMessages, { ticketId: id })).messages).toMatchObject([
    { sender_type: 'admin', message: TEXT.message },
  ])
  expect((await admin.call(listBroadcasts, {})).broadcasts.map(({ id: each }) => each)).toEqual([first.id])
  await expect(ana.call(openTicketForAll, TEXT)).rejects.toMatchObject({ status: 403 })
  await expect(admin.call(openTicketForAll, { ...TEXT, subject: ' ' })).rejects.toMatchObject({
    words: 'Preencha assunto e mensagem',
  })
})

test('one that an admin stops makes no further ticket, keeps what it made, and says how far it came', async () => {
  const app = await startTestApp()
  const [ana, admin] = [await app.signUp('Ana'), await app.signUpAdmin()]
  const { db } = app.database
  await addPeople(db, 1100)
  expect(await admin.call(countRecipients, {})).toEqual({ people: 1101 })
  // The test takes the job's turns itself: one of them serves a thousand.
  await sql`create function begin_later() returns trigger language plpgsql as $$
    begin new.run_at := now() + interval '1 hour'; return new; end $$`.execute(db)
  await sql`create trigger begin_later before insert on jobs for each row execute function begin_later()`.execute(db)
  const { id: broadcastId } = await admin.call(openTicketForAll, TEXT)
  const takeTurn = () =>
    app.runJob('tickets.broadcast', { broadcastId }, { attempt: 1, signal: new AbortController().signal })
  await takeTurn()
  await expect(ana.call(stopBroadcast, { broadcastId })).rejects.toMatchObject({ status: 403 })
  const stopped = await admin.call(stopBroadcast, { broadcastId })
  expect(stopped).toMatchObject({ total: 1101, created: 1000, finished_at: expect.any(String) })
  expect(stopped.stopped_at).toBe(stopped.finished_at)
  await takeTurn()
  expect(await admin.call(readBroadcast, { broadcastId })).toEqual(stopped)
  expect(await admin.call(stopBroadcast, { broadcastId })).toEqual(stopped)
  await expect(admin.call(stopBroadcast, { broadcastId: randomUUID() })).rejects.toMatchObject({ status: 404 })
})

test('a ticket that cannot be made is skipped and counted, and everybody else gets theirs', async () => {
  const app = await startTestApp()
  const admin = await app.signUpAdmin()
  const { db } = app.database
  await addPeople(db, 130) // more than one batch
  // A fault in the database itself, for three of them.
  await sql`create function refuse_some() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from profiles where id = new.user_id and email in
        ('pessoa7@test.example', 'pessoa60@test.example', 'pessoa130@test.example')) then raise 'broken'; end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger refuse_some before insert on support_threads for each row execute function refuse_some()`.execute(
    db,
  )
  const { id } = await admin.call(openTicketForAll, TEXT)
  expect(await finished(admin, id)).toMatchObject({ total: 130, created: 127, failed: 3 })
  const { rows } = await sql`select count(*) as tickets, count(distinct user_id) as people from support_threads
      where kind = 'ticket'`.execute(db)
  expect(rows).toEqual([{ tickets: 127, people: 127 }])
})
