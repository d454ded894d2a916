import {
  firstAnswerTimes,
  listAllTickets,
  openTicketFor,
  readAnyTicket,
  supportCounters,
} from '@prancheta/contract/support/admin-tickets.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Clock } from '#platform/clock/clock.ts'
import { eventually } from '#test/eventually.ts'
import type { Person } from '#test/person.ts'
import { startTestApp, type TestApp } from '#test/start-test-app.ts'
import { addPeople, userIdOf } from '#test/support.ts'

const open = (person: Person, subject: string, message = 'Olá') => person.call(tickets.openTicket, { subject, message })

async function subjects(admin: Person, filter: Parameters<typeof admin.call<typeof listAllTickets>>[1] = {}) {
  return (await admin.call(listAllTickets, filter)).tickets.map(({ subject }) => subject)
}

const setPlan = async (app: TestApp, person: Person, plan: 'black' | 'pro', active = true) =>
  sql`update plans set plan = ${plan}, active = ${active} where user_id = ${await userIdOf(app.database.db, person)}`.execute(
    app.database.db,
  )

test('what waits for an admin comes first, then the latest message, and tabs and priority narrow it', async () => {
  const app = await startTestApp()
  const [ana, clara, admin] = [await app.signUp('Ana'), await app.signUp('Clara'), await app.signUpAdmin()]
  await setPlan(app, clara, 'black')
  const old = await open(ana, 'Velho')
  await open(clara, 'De Clara')
  const read = await open(ana, 'Lido')
  await admin.call(tickets.markTicketRead, { ticketId: read.id, up_to: 1 })
  await admin.call(tickets.resolveTicket, { ticketId: read.id })
  expect(await subjects(admin)).toEqual(['De Clara', 'Velho', 'Lido'])
  await ana.call(tickets.replyToTicket, { ticketId: old.id, message: 'Alô?' })
  expect(await subjects(admin)).toEqual(['Velho', 'De Clara', 'Lido'])
  expect(await subjects(admin, { status: 'open' })).toEqual(['Velho', 'De Clara'])
  expect(await subjects(admin, { status: 'resolved' })).toEqual(['Lido'])
  expect(await subjects(admin, { status: 'closed' })).toEqual([])
  expect(await subjects(admin, { priority: 'true' })).toEqual(['De Clara'])
  const { tickets: all } = await admin.call(listAllTickets, {})
  expect(all.map(({ priority }) => priority)).toEqual([false, true, false])
  await setPlan(app, clara, 'black', false)
  expect(await subjects(admin, { priority: 'true' })).toEqual([])
  await expect(ana.call(listAllTickets, {})).rejects.toMatchObject({ status: 403, words: 'Acesso negado' })
})

test('a Black that ran out has neither mark nor place among the priorities, before any job wrote it down', async () => {
  const app = await startTestApp()
  const [clara, admin] = [await app.signUp('Clara'), await app.signUpAdmin()]
  await setPlan(app, clara, 'black')
  const { id: ticketId } = await open(clara, 'De Clara')
  const endsIn = (seconds: number) =>
    sql`update plans set access_until = now() + ${seconds} * interval '1 second' where plan = 'black'`.execute(
      app.database.db,
    )
  await endsIn(3_600)
  expect(await subjects(admin, { priority: 'true' })).toEqual(['De Clara'])
  expect(await admin.call(readAnyTicket, { ticketId })).toMatchObject({ priority: true })
  await endsIn(-3_600)
  expect(await subjects(admin, { priority: 'true' })).toEqual([])
  expect((await admin.call(listAllTickets, {})).tickets).toMatchObject([{ id: ticketId, priority: false }])
  expect(await admin.call(readAnyTicket, { ticketId })).toMatchObject({ priority: false })
})

test('tickets whose Black ran out do not make a page of priorities shorter', async () => {
  const app = await startTestApp()
  const [clara, duda, admin] = [await app.signUp('Clara'), await app.signUp('Duda'), await app.signUpAdmin()]
  const { db } = app.database
  for (const person of [clara, duda]) await setPlan(app, person, 'black')
  await sql`update plans set access_until = now() - interval '1 hour' where user_id = ${await userIdOf(db, duda)}`.execute(
    db,
  )
  // Duda's are the newer ones: more than a page of them stands before the first of Clara's.
  for (const [person, from, to] of [
    [duda, 1, 120],
    [clara, 121, 180],
  ] as const)
    await sql`insert into support_tickets (user_id, subject, last_message_at)
      select ${await userIdOf(db, person)}::uuid, 'Ticket ' || n, now() - n * interval '1 minute'
      from generate_series(${from}::int, ${to}::int) n`.execute(db)
  const first = await admin.call(listAllTickets, { priority: 'true' })
  const second = await admin.call(listAllTickets, { priority: 'true', cursor: first.next_cursor ?? '' })
  expect([...first.tickets, ...second.tickets].map(({ subject }) => subject)).toEqual(
    Array.from({ length: 60 }, (_, n) => `Ticket ${n + 121}`),
  )
  expect([first.tickets.length, second.next_cursor]).toEqual([50, null])
})

test('a search finds letters of the subject, of any message, of the name and of the e-mail, accents or not', async () => {
  const app = await startTestApp()
  const [ana, joao, admin] = [await app.signUp('Ana'), await app.signUp('Joao'), await app.signUpAdmin()]
  await sql`update profiles set name = 'João Gonçalves' where email = ${joao.email}`.execute(app.database.db)
  const first = await open(ana, 'Cobrança duplicada', 'Veja por favor')
  await open(joao, '100% de desconto', 'O cupom não funcionou')
  await admin.call(tickets.replyToTicket, { ticketId: first.id, message: 'O estorno sai amanhã' })
  expect(await subjects(admin, { search: 'cobranca' })).toEqual(['Cobrança duplicada'])
  expect(await subjects(admin, { search: 'COBRANÇA' })).toEqual(['Cobrança duplicada'])
  expect(await subjects(admin, { search: 'estorno' })).toEqual(['Cobrança duplicada'])
  expect(await subjects(admin, { search: 'goncalves' })).toEqual(['100% de desconto'])
  expect(await subjects(admin, { search: joao.email })).toEqual(['100% de desconto'])
  expect(await subjects(admin, { search: '0% de' })).toEqual(['100% de desconto'])
  expect(await subjects(admin, { search: 'd_sconto' })).toEqual([])
  expect(await subjects(admin, { search: '%' })).toEqual(['100% de desconto'])
  expect(await subjects(admin, { search: "x' or 1=1 --" })).toEqual([])
  expect(await subjects(admin, { search: '  ' })).toHaveLength(2)
  expect(await subjects(admin, { search: 'cupom', status: 'resolved' })).toEqual([])
})

test('a word that is everywhere is found as well as a rare one, in the same order', async () => {
  const app = await startTestApp()
  const [ana, admin] = [await app.signUp('Ana'), await app.signUpAdmin()]
  const user_id = await userIdOf(app.database.db, ana)
  await sql`insert into support_tickets (user_id, subject, last_message_at)
    select ${user_id}::uuid, 'Dúvida ' || n, now() - n * interval '1 minute' from generate_series(1, 2100) n`.execute(
    app.database.db,
  )
  const common = await subjects(admin, { search: 'duvida' })
  expect(common).toEqual(Array.from({ length: 50 }, (_, n) => `Dúvida ${n + 1}`))
  expect(await subjects(admin, { search: ana.email })).toEqual(common)
  expect(await subjects(admin, { search: 'duvida 2099' })).toEqual(['Dúvida 2099'])
})

test('the pages of the list hold every ticket once, also when many carry the same time', async () => {
  const app = await startTestApp()
  const admin = await app.signUpAdmin()
  const { db } = app.database
  await addPeople(db, 30)
  await sql`insert into support_tickets (user_id, subject, unread_by_admin, last_message_at, created_at)
    select id, 'Ticket ' || n, n % 2 = 0, case when n % 5 = 0 then null else timestamptz '2026-11-01 12:00:00.123' end,
      timestamptz '2026-11-01 12:00:00'
    from profiles, generate_series(1, 4) n where email like 'pessoa%'`.execute(db)
  const seen: string[] = []
  const waiting: boolean[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: { tickets: { id: string; unread_by_admin: boolean }[]; next_cursor: string | null } = await admin.call(
      listAllTickets,
      cursor === '' ? {} : { cursor },
    )
    seen.push(...page.tickets.map(({ id }) => id))
    waiting.push(...page.tickets.map(({ unread_by_admin }) => unread_by_admin))
    cursor = page.next_cursor
  }
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
  expect(waiting).toEqual(waiting.toSorted((a, b) => Number(b) - Number(a)))
})

test('an admin opens a ticket for a user: open, unread by the user, read by the admins', async () => {
  const app = await startTestApp()
  const [ana, admin] = [await app.signUp('Ana'), await app.signUpAdmin()]
  const user_id = await userIdOf(app.database.db, ana)
  const made = await admin.call(openTicketFor, { user_id, subject: 'Boas-vindas', message: 'Como vai?' })
  expect(made).toMatchObject({ status: 'open', unread_by_user: true, unread_by_admin: false, user_id })
  expect(await ana.call(tickets.countUnreadTickets, {})).toEqual({ count: 1 })

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
  await sql`update support_tickets set created_at = now() - interval '25 hours' where id in (${old.id}, ${read.id})`.execute(
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
    await sql`update support_tickets set created_at = now() - ${minutes} * interval '1 minute' where id = ${ticketId}`.execute(
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
  await sql`update support_tickets set resolved_at = now() - interval '8 days', last_message_at = now() - interval '8 days'`.execute(
    db,
  )
  await sql`update support_tickets set last_message_at = now() - interval '2 days' where subject = 'spoken'`.execute(db)
  const closed = async () =>
    (await db.selectFrom('support_tickets').select('subject').where('status', '=', 'closed').execute())
      .map(({ subject }) => subject)
      .sort()
  const runJob = () =>
    sql`update jobs set run_at = now(), lease_until = null where kind = 'tickets.close-quiet'`.execute(db)

  clock.ahead = -2 * 86_400_000
  await runJob()
  await eventually(async () => expect(await finishedRuns()).toBeGreaterThan(0))
  expect(await closed()).toEqual([])
  clock.ahead = 0
  await runJob()
  await eventually(async () => expect(await closed()).toEqual(['quiet']))
  clock.ahead = 6 * 86_400_000
  await runJob()
  await eventually(async () => expect(await closed()).toEqual(['quiet', 'spoken']))

  async function finishedRuns(): Promise<number> {
    const { rows } = await sql<{ n: number }>`select count(*) as n from jobs
      where kind = 'tickets.close-quiet' and last_finished_at >= run_at - interval '1 hour' and run_at > now()`.execute(
      db,
    )
    return rows[0]?.n ?? 0
  }
})
