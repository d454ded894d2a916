import { firstAnswerTimes, openTicketFor, supportCounters } from '@prancheta/contract/support/admin-tickets.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Clock } from '#platform/clock/clock.ts'
import type { Person } from '#test/person.ts'
import { runRepeatingJob } from '#test/run-job.ts'
import { startTestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'

const open = (person: Person, subject: string, message = 'Olá') => person.call(tickets.openTicket, { subject, message })

test('an admin opens a ticket for a user: open, unread by the user, read by the admins', async () => {
  const app = await startTestApp()
  const [ana, admin] = [await app.signUp('Ana'), await app.signUpAdmin()]
  const user_id = await userIdOf(app.database.db, ana)
  const made = await admin.call(openTicketFor, { user_id, subject: 'Boas-vindas', message: 'Como vai?' })
  expect(made).toMatchObject({ status: 'open', unread_by_user: true, unread_by_admin: false, user_id })
  expect(await ana.call(tickets.countUnreadTickets, {})).toMatchObject({ count: 1 })

  const refuse = async (input: object) => (await admin.send('post', '/api/admin/tickets', input)).json()
  expect(await refuse({ subject: 'a', message: 'b' })).toMatchObject({ error: 'Selecione um usuário' })
  expect(await refuse({ user_id, subject: ' ', message: 'b' })).toMatchObject({ error: 'Preencha assunto e mensagem' })
  const nobody = { user_id: '00000000-0000-4000-8000-000000000000', subject: 'a', message: 'b' }
  expect(await refuse(nobody)).toMatchObject({ code: 'user.notFound' })
  const toAdmin = { user_id: await userIdOf(app.database.db, admin), subject: 'a', message: 'b' }
  expect(await refuse(toAdmin)).toMatchObject({ code: 'user.notFound' })
})

test('counters tell what waits, and a ticket that waits more than a day is urgent', async () => {
  const app = await startTestApp()
  const [ana, admin] = [await app.signUp('Ana'), await app.signUpAdmin()]
  const old = await open(ana, 'Velho')
  const read = await open(ana, 'Lido')
  const resolved = await open(ana, 'Resolvido')
  await admin.call(tickets.markTicketRead, { ticketId: read.id, up_to: 1 })
  await ana.call(tickets.resolveTicket, { ticketId: resolved.id })
  await sql`update support_threads set created_at = now() - interval '25 hours' where id in (${old.id}, ${read.id})`.execute(
    app.database.db,
  )
  expect(await admin.call(supportCounters, {})).toEqual({
    ...{ unread_tickets: 2, open_unread_tickets: 1, urgent_tickets: 1, unread_messages: 0 },
  })
})

test('the time to the first answer counts users’ tickets only, and only the first answer', async () => {
  const app = await startTestApp()
  const [ana, admin] = [await app.signUp('Ana'), await app.signUpAdmin()]
  expect(await admin.call(firstAnswerTimes, {})).toMatchObject({ answered: 0, waiting: 0, median_ms: null })
  const { db } = app.database
  for (const [minutes, subject] of [
    [10, 'a'],
    [30, 'b'],
    [60, 'c'],
  ] as const) {
    const { id: ticketId } = await open(ana, subject)
    await sql`update support_threads set created_at = now() - ${minutes} * interval '1 minute' where id = ${ticketId}`.execute(
      db,
    )
    await admin.call(tickets.replyToTicket, { ticketId, message: 'Primeira' })
    await admin.call(tickets.replyToTicket, { ticketId, message: 'Segunda' })
  }
  await open(ana, 'sem resposta')
  await admin.call(openTicketFor, { user_id: await userIdOf(db, ana), subject: 'nosso', message: 'oi' })
  const times = await admin.call(firstAnswerTimes, {})
  expect(times).toMatchObject({ days: 30, answered: 3, waiting: 1 })
  expect(times.median_ms).toBeGreaterThan(30 * 60_000 - 1)
  expect(times.median_ms).toBeLessThan(31 * 60_000)
  // Nine of ten of 10, 30 and 60 minutes, read between the values: 30 + 0.8 × 30 = 54.
  expect(times.p90_ms).toBeGreaterThan(54 * 60_000 - 1)
  expect(times.p90_ms).toBeLessThan(55 * 60_000)
})

test('a resolved ticket closes after seven quiet days, never before, and never while it waits for an admin', async () => {
  const clock: Clock & { ahead: number } = {
    ahead: 0,
    now() {
      return new Date(Date.now() + this.ahead)
    },
  }
  const app = await startTestApp({ clock })
  const [ana, admin] = [await app.signUp('Ana'), await app.signUpAdmin()]
  const { db } = app.database
  const ids = Object.fromEntries(
    await Promise.all(
      ['quiet', 'spoken', 'waits', 'open'].map(async (subject) => [subject, (await open(ana, subject)).id] as const),
    ),
  )
  for (const ticketId of Object.values(ids)) await admin.call(tickets.markTicketRead, { ticketId, up_to: 1 })
  for (const name of ['quiet', 'spoken', 'waits'])
    await admin.call(tickets.resolveTicket, { ticketId: ids[name] ?? '' })
  await ana.call(tickets.replyToTicket, { ticketId: ids.waits ?? '', message: 'Espere' })
  // Resolved eight days ago; one of them was answered two days ago.
  await sql`update support_threads set resolved_at = now() - interval '8 days', last_message_at = now() - interval '8 days'
    where kind = 'ticket'`.execute(db)
  await sql`update support_threads set last_message_at = now() - interval '2 days' where subject = 'spoken'`.execute(db)
  const closed = async () =>
    (await db.selectFrom('support_threads').select('subject').where('status', '=', 'closed').execute())
      .map(({ subject }) => subject)
      .sort()
  const runJob = () => runRepeatingJob(db, 'tickets.close-quiet')

  clock.ahead = -2 * 86_400_000
  await runJob()
  expect(await closed()).toEqual([])
  clock.ahead = 0
  await runJob()
  expect(await closed()).toEqual(['quiet'])
  clock.ahead = 6 * 86_400_000
  await runJob()
  expect(await closed()).toEqual(['quiet', 'spoken'])
})
