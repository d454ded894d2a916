import { randomUUID } from 'node:crypto'
import { readAnyTicket, supportCounters } from '@prancheta/contract/support/admin-tickets.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#test/person.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.stop())

const open = (person: Person, subject = 'Cobrança', message = 'Fui cobrada duas vezes.') =>
  person.call(tickets.openTicket, { subject, message })
const thread = (person: Person, ticketId: string) => person.call(tickets.readTicketMessages, { ticketId })
const close = (ticketId: string) =>
  sql`update support_threads set status = 'closed' where id = ${ticketId}`.execute(app.database.db)

test('a new ticket is open, waits for the admins and shows its message', async () => {
  const ana = await app.signUp('Ana')
  const admin = await app.signUpAdmin()
  const ticket = await open(ana, '  Cobrança ', ' Fui cobrada\n\nduas vezes. ')
  expect(ticket).toMatchObject({
    subject: 'Cobrança',
    status: 'open',
    unread_by_admin: true,
    unread_by_user: false,
    last_message_preview: 'Fui cobrada duas vezes.',
  })
  const { messages } = await thread(ana, ticket.id)
  expect(messages).toMatchObject([{ number: 1, sender_type: 'user', message: 'Fui cobrada\n\nduas vezes.' }])
  expect(ticket.last_message_at).toBe(messages[0]?.created_at)
  expect((await admin.call(readAnyTicket, { ticketId: ticket.id })).user).toEqual({
    name: 'Ana Teste',
    email: ana.email,
  })
})

test('an answer is unread until its reader has it on screen, and only the other side’s messages are marked', async () => {
  const ana = await app.signUp('Ana')
  const admin = await app.signUpAdmin()
  const { id: ticketId } = await open(ana)
  await admin.call(tickets.replyToTicket, { ticketId, message: 'Vamos ver.' })
  await admin.call(tickets.replyToTicket, { ticketId, message: 'Já estornamos.' })
  expect(await ana.call(tickets.countUnreadTickets, {})).toMatchObject({ count: 1 })

  await ana.call(tickets.markTicketRead, { ticketId, up_to: 2 })
  expect(await ana.call(tickets.countUnreadTickets, {}), 'one arrived after what she saw').toMatchObject({ count: 1 })
  await ana.call(tickets.markTicketRead, { ticketId, up_to: 3 })
  expect(await ana.call(tickets.countUnreadTickets, {})).toMatchObject({ count: 0 })

  expect((await thread(ana, ticketId)).messages.map(({ is_read }) => is_read)).toEqual([false, true, true])
  expect((await ana.call(tickets.readTicket, { ticketId })).unread_by_admin).toBe(true)
  await admin.call(tickets.markTicketRead, { ticketId, up_to: 3 })
  expect((await ana.call(tickets.readTicket, { ticketId })).unread_by_admin).toBe(false)
})

test('who sends, who owns and what state it is in never come from the client', async () => {
  const [ana, bruno] = [await app.signUp('Ana'), await app.signUp('Bruno')]
  const bid = (await open(bruno)).user_id
  const reply = await ana.send('post', '/api/tickets', {
    ...{ subject: 'Oi', message: 'Oi', user_id: bid, unread_by_admin: false },
  })
  const ticket = tickets.openTicket.output.parse(await reply.json())
  expect(ticket.user_id).not.toBe(bid)
  expect(ticket.unread_by_admin).toBe(true)
  const answer = await ana.send('post', `/api/tickets/${ticket.id}/messages`, {
    ...{ message: 'Sou do suporte', sender_type: 'admin', ticket_id: randomUUID() },
  })
  expect(await answer.json()).toMatchObject({ sender_type: 'user', number: 2 })
  expect((await ana.send('post', '/api/tickets', { subject: 'a', message: 'b', status: 'closed' })).status).toBe(400)
})

test.each([
  ['another’s', async (ana: Person) => (await open(ana)).id],
  ['an unknown', async () => randomUUID()],
  ['an impossible', async () => 'abc'],
  ['a conversation as a', (ana: Person) => userIdOf(app.database.db, ana)],
  ['the own conversation as a', (_: Person, bruno: Person) => userIdOf(app.database.db, bruno)],
])('%s ticket is not found, whatever is tried on it', async (_, make) => {
  const [ana, bruno] = [await app.signUp('Ana'), await app.signUp('Bruno')]
  const ticketId = await make(ana, bruno)
  const tries = [
    bruno.call(tickets.readTicket, { ticketId }),
    bruno.call(tickets.readTicketMessages, { ticketId }),
    bruno.call(tickets.replyToTicket, { ticketId, message: 'oi' }),
    bruno.call(tickets.markTicketRead, { ticketId, up_to: 1 }),
    bruno.call(tickets.resolveTicket, { ticketId }),
  ]
  for (const refused of await Promise.allSettled(tries))
    expect(refused).toMatchObject({ reason: { status: 404, code: 'ticket.notFound', words: 'Ticket não encontrado' } })
})

test('strangers are asked to sign in, and users do not reopen nor see the admins’ doors', async () => {
  const ana = await app.signUp('Ana')
  const { id: ticketId } = await open(ana)
  await expect(app.visitor().call(tickets.readTicket, { ticketId })).rejects.toMatchObject({
    status: 401,
    words: 'Usuário não autenticado',
  })
  await ana.call(tickets.resolveTicket, { ticketId })
  await expect(ana.call(tickets.reopenTicket, { ticketId })).rejects.toMatchObject({ status: 403 })
  await expect(ana.call(supportCounters, {})).rejects.toMatchObject({ status: 403 })
})

test.each([
  ['blank subject', { subject: '  ', message: 'oi' }, 'Preencha o assunto e a mensagem'],
  ['blank message', { subject: 'oi', message: '\n' }, 'Preencha o assunto e a mensagem'],
  ['zero-width message', { subject: 'oi', message: '\u200b\u200d\ufeff' }, 'Preencha o assunto e a mensagem'],
  ['long subject', { subject: 'é'.repeat(101), message: 'oi' }, 'Valor inválido: no máximo 100 caracteres'],
  ['long message', { subject: 'oi', message: '👍'.repeat(1001) }, 'Valor inválido: no máximo 1000 caracteres'],
])('a ticket with %s is refused in words', async (_, input, words) => {
  const ana = await app.signUp('Ana')
  await expect(ana.call(tickets.openTicket, input)).rejects.toMatchObject({ status: 400, words })
})

test('a thousand emoji count as a thousand characters, and HTML stays text', async () => {
  const ana = await app.signUp('Ana')
  const message = '👍🏽'.repeat(1000)
  const { id: ticketId } = await open(ana, '🇧🇷'.repeat(100), message)
  expect((await thread(ana, ticketId)).messages[0]?.message).toBe(message)
  const html = '<script>alert(1)</script><img src=x onerror=alert(1)>'
  expect((await ana.call(tickets.replyToTicket, { ticketId, message: html })).message).toBe(html)
})

test('a closed ticket takes no message and does not come back, also not past the door', async () => {
  const ana = await app.signUp('Ana')
  const admin = await app.signUpAdmin()
  const { id: ticketId } = await open(ana)
  await close(ticketId)
  const closed = { status: 409, code: 'ticket.closed' }
  await expect(ana.call(tickets.replyToTicket, { ticketId, message: 'oi' })).rejects.toMatchObject(closed)
  await expect(admin.call(tickets.replyToTicket, { ticketId, message: 'oi' })).rejects.toMatchObject(closed)
  await expect(ana.call(tickets.resolveTicket, { ticketId })).rejects.toMatchObject(closed)
  await expect(admin.call(tickets.reopenTicket, { ticketId })).rejects.toMatchObject(closed)
  const { db } = app.database
  await expect(sql`update support_threads set status = 'open' where id = ${ticketId}`.execute(db)).rejects.toThrow()
  await expect(
    sql`insert into support_messages (thread_id, sender_type, message) values (${ticketId}, 'user', 'x')`.execute(db),
  ).rejects.toThrow()
})

test('owner and admins resolve, admins reopen, and what already is so stays so', async () => {
  const ana = await app.signUp('Ana')
  const admin = await app.signUpAdmin()
  const { id: ticketId } = await open(ana)
  expect((await ana.call(tickets.resolveTicket, { ticketId })).status).toBe('resolved')
  expect((await admin.call(tickets.resolveTicket, { ticketId })).status).toBe('resolved')
  expect((await admin.call(tickets.reopenTicket, { ticketId })).status).toBe('open')
  expect((await admin.call(tickets.resolveTicket, { ticketId })).status).toBe('resolved')
  await admin.call(tickets.markTicketRead, { ticketId, up_to: 1 })
  await ana.call(tickets.replyToTicket, { ticketId, message: 'Ainda não.' })
  expect(await ana.call(tickets.readTicket, { ticketId })).toMatchObject({ status: 'resolved', unread_by_admin: true })
})

test('two admins and the owner who write at once all get through, in one order for everybody', async () => {
  const ana = await app.signUp('Ana')
  const [first, second] = [await app.signUpAdmin('Diego'), await app.signUpAdmin('Elis')]
  const { id: ticketId } = await open(ana)
  await Promise.all(
    Array.from({ length: 10 }, (_, n) => [ana, first, second][n % 3] ?? ana).map((person, n) =>
      person.call(tickets.replyToTicket, { ticketId, message: `mensagem ${n}` }),
    ),
  )
  const seen = await thread(ana, ticketId)
  expect(seen.messages.map(({ number }) => number)).toEqual(Array.from({ length: 11 }, (_, n) => n + 1))
  expect(seen.messages.map(({ created_at }) => created_at)).toEqual(
    seen.messages.map(({ created_at }) => created_at).toSorted(),
  )
  const inOrder = ({ messages }: typeof seen) => messages.map(({ number, message }) => [number, message])
  expect(inOrder(await thread(first, ticketId))).toEqual(inOrder(seen))
})

test('sending again after a lost answer makes neither a second message nor a second ticket', async () => {
  const ana = await app.signUp('Ana')
  const once = { subject: 'Oi', message: 'Oi', client_id: randomUUID() }
  const made = await Promise.all([ana.call(tickets.openTicket, once), ana.call(tickets.openTicket, once)])
  expect(made[0].id).toBe(made[1].id)
  const ticketId = made[0].id
  const reply = { ticketId, message: 'De novo', client_id: randomUUID() }
  const sent = await Promise.all([ana.call(tickets.replyToTicket, reply), ana.call(tickets.replyToTicket, reply)])
  expect(sent[0]).toEqual(sent[1])
  expect((await thread(ana, ticketId)).messages).toHaveLength(2)
})

test('a long thread is read backwards in pages of 50, and forwards from where a reader stands', async () => {
  const ana = await app.signUp('Ana')
  const { id: ticketId } = await open(ana)
  await sql`insert into support_messages (thread_id, sender_type, message)
    select ${ticketId}::uuid, 'admin', 'n' || n from generate_series(2, 120) n`.execute(app.database.db)
  const numbers = ({ messages }: { messages: { number: number }[] }) => messages.map(({ number }) => number)
  const newest = await thread(ana, ticketId)
  expect([numbers(newest)[0], numbers(newest).at(-1), newest.has_more]).toEqual([71, 120, true])
  const older = await ana.call(tickets.readTicketMessages, { ticketId, before: 71 })
  expect([numbers(older)[0], numbers(older).at(-1), older.has_more]).toEqual([21, 70, true])
  const oldest = await ana.call(tickets.readTicketMessages, { ticketId, before: 21 })
  expect([numbers(oldest)[0], numbers(oldest).at(-1), oldest.has_more]).toEqual([1, 20, false])
  const after = await ana.call(tickets.readTicketMessages, { ticketId, after: 60 })
  expect([numbers(after)[0], numbers(after).at(-1), after.has_more]).toEqual([61, 110, true])
  expect(numbers(await ana.call(tickets.readTicketMessages, { ticketId, after: 120 }))).toEqual([])
})

test('the own list shows the latest message first, tickets without one last, and leaves nobody out between pages', async () => {
  const ana = await app.signUp('Ana')
  const [first, second] = [await open(ana, 'Primeiro'), await open(ana, 'Segundo')]
  await sql`insert into support_threads (kind, opened_by, user_id, subject, created_at, last_message_at)
    select 'ticket', 'user', ${first.user_id}::uuid, 'Antigo ' || n, now() - interval '1 day',
      case when n % 3 = 0 then null else now() - interval '1 day' end
    from generate_series(1, 70) n`.execute(app.database.db)
  await ana.call(tickets.replyToTicket, { ticketId: first.id, message: 'Mais uma coisa' })
  const page = await ana.call(tickets.listTickets, {})
  expect(page.tickets.slice(0, 2).map(({ id }) => id)).toEqual([first.id, second.id])
  expect(page.tickets).toHaveLength(50)
  const rest = await ana.call(tickets.listTickets, { cursor: page.next_cursor ?? '' })
  expect(rest.next_cursor).toBeNull()
  expect(rest.tickets.at(-1)?.last_message_at).toBeNull()
  expect(new Set([...page.tickets, ...rest.tickets].map(({ id }) => id)).size).toBe(72)
  expect((await ana.call(tickets.listTickets, { cursor: 'nonsense' })).tickets).toEqual(page.tickets)
})

test('somebody who writes without end is slowed down, and admins are not', async () => {
  const ana = await app.signUp('Ana')
  const admin = await app.signUpAdmin()
  const { id: ticketId } = await open(ana)
  const write = (person: Person) => person.call(tickets.replyToTicket, { ticketId, message: 'x' })
  const answers = await Promise.allSettled(Array.from({ length: 62 }, () => write(ana)))
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(2)
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 429 } })
  for (let n = 0; n < 65; n += 1) await write(admin)
})
