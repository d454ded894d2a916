import { listAllTickets, readAnyTicket, supportCounters } from '@prancheta/contract/support/admin-tickets.ts'
import { sendMessage } from '@prancheta/contract/support/direct-messages.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
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
  await ana.call(tickets.replyToTicket, { ticketId: old.id, message: 'Duas esperam aqui, uma no mais novo' })
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

test('the list can hold only what waits, or only what waits for more than a day: the same that the counters count', async () => {
  const app = await startTestApp()
  const [ana, admin] = [await app.signUp('Ana'), await app.signUpAdmin()]
  const { db } = app.database
  const read = await open(ana, 'Lido')
  await admin.call(tickets.markTicketRead, { ticketId: read.id, up_to: 1 })
  const resolved = await open(ana, 'Resolvido e de ontem')
  await admin.call(tickets.resolveTicket, { ticketId: resolved.id })
  const old = await open(ana, 'De ontem')
  await open(ana, 'De hoje')
  const yesterday = sql<Date>`now() - interval '25 hours'`
  await db
    .updateTable('support_threads')
    .set({ created_at: yesterday })
    .where('id', 'in', [old.id, resolved.id])
    .execute()
  expect(await subjects(admin, { waiting: 'all' })).toEqual(['De hoje', 'De ontem', 'Resolvido e de ontem'])
  expect(await subjects(admin, { waiting: 'all', status: 'open' })).toEqual(['De hoje', 'De ontem'])
  expect(await subjects(admin, { waiting: 'urgent', status: 'open' })).toEqual(['De ontem'])
  expect(await admin.call(supportCounters, {})).toMatchObject({
    ...{ unread_tickets: 3, open_unread_tickets: 2, urgent_tickets: 1 },
  })
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
    await sql`insert into support_threads (kind, opened_by, user_id, subject, last_message_at)
      select 'ticket', 'user', ${await userIdOf(db, person)}::uuid, 'Ticket ' || n, now() - n * interval '1 minute'
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
  await ana.call(sendMessage, { message: 'Um xilofone, fora de qualquer ticket' })
  expect(await subjects(admin, { search: 'xilofone' })).toEqual([])
})

test('a word that is everywhere is found as well as a rare one, in the same order', async () => {
  const app = await startTestApp()
  const [ana, admin] = [await app.signUp('Ana'), await app.signUpAdmin()]
  const user_id = await userIdOf(app.database.db, ana)
  await sql`insert into support_threads (kind, opened_by, user_id, subject, last_message_at)
    select 'ticket', 'user', ${user_id}::uuid, 'Dúvida ' || n, now() - n * interval '1 minute' from generate_series(1, 2100) n`.execute(
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
  await sql`insert into support_threads (kind, opened_by, user_id, subject, unread_by_admin, last_message_at, created_at)
    select 'ticket', 'user', id, 'Ticket ' || n, n % 4, case when n % 5 = 0 then null else timestamptz '2026-11-01 12:00:00.123' end,
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
