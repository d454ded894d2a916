import { setTimeout as pause } from 'node:timers/promises'
import * as conversations from '@prancheta/contract/support/direct-messages.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { amount } from '#test/amount.ts'
import { eventually } from '#test/eventually.ts'
import { LiveListener } from '#test/live-listener.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'
import { userIdOf } from '#test/support.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.stop())

test('a ticket’s owner and the admins hear of messages, reading and status; nobody else does', async () => {
  const [ana, bruno, admin] = [await app.signUp('Ana'), await app.signUp('Bruno'), await app.signUpAdmin()]
  const [atAna, atBruno, atAdmin] = await Promise.all([ana, bruno, admin].map((person) => LiveListener.open(person)))
  if (!atAna || !atBruno || !atAdmin) throw new Error('three listeners')
  const { id: ticketId } = await ana.call(tickets.openTicket, { subject: 'Oi', message: 'Oi' })
  await admin.call(tickets.replyToTicket, { ticketId, message: 'Olá' })
  await ana.call(tickets.markTicketRead, { ticketId, up_to: 2 })
  await ana.call(tickets.markTicketRead, { ticketId, up_to: 2 }) // nothing left to read, nothing to tell
  await admin.call(tickets.resolveTicket, { ticketId })
  const thread = { kind: 'ticket', threadId: ticketId }
  const expected = [
    { type: 'thread.message', data: { ...thread, number: 1, from: 'user' } },
    { type: 'thread.message', data: { ...thread, number: 2, from: 'admin' } },
    { type: 'thread.changed', data: thread },
    { type: 'thread.changed', data: thread },
  ]
  for (const listener of [atAna, atAdmin]) {
    // Admins hear everything, also of the people whom this test made.
    const told = () => listener.events.filter(({ type }) => type.startsWith('thread.'))
    await eventually(() => expect(told().length).toBeGreaterThan(3))
    expect(told().map(({ type, data }) => ({ type, data }))).toEqual(expected)
  }
  await bruno.call(conversations.sendMessage, { message: 'Oi' })
  await eventually(() => expect(atBruno.types()).toEqual(['ready', 'thread.message']))
  await Promise.all([atAna, atBruno, atAdmin].map((listener) => listener.cut()))
})

test('a conversation’s messages and their reading reach its user and the admins', async () => {
  const [ana, admin] = [await app.signUp('Ana'), await app.signUpAdmin()]
  const userId = await userIdOf(app.database.db, ana)
  const atAna = await LiveListener.open(ana)
  await admin.call(conversations.sendMessageTo, { userId, message: 'Olá' })
  await ana.call(conversations.markMessagesRead, { up_to: 1 })
  await eventually(() => expect(atAna.types()).toEqual(['ready', 'thread.message', 'thread.changed']))
  expect(atAna.events[1]?.data).toEqual({ kind: 'direct', threadId: userId, number: 1, from: 'admin' })
  await atAna.cut()
})

// The embedded database shares our thread with ten readers, so there even the deep run has a fifth of it.
const SIZE = amount(1, inject('databaseKind') === 'postgres' ? 10 : 2)
const MESSAGES = 1_000 * SIZE
const CUTS_EACH = 10 * SIZE
const READERS = 10

test(`${MESSAGES} messages through ${READERS * CUTS_EACH} cut connections: each is told once and none is lost`, async () => {
  const [ana, admin] = [await app.signUp('Ana'), await app.signUpAdmin()]
  const listeners = await Promise.all(
    Array.from({ length: READERS }, (_, n) => LiveListener.open(n % 2 === 0 ? ana : admin)),
  )
  const { id: ticketId } = await ana.call(tickets.openTicket, { subject: 'Longo', message: 'um' })
  let left = MESSAGES - 1
  const write = async () => {
    while (left > 0) {
      const batch = Math.min(50, left)
      left -= batch
      await sql`insert into support_messages (thread_id, sender_type, message)
        select ${ticketId}::uuid, case when n % 2 = 0 then 'user' else 'admin' end, 'mensagem ' || n
        from generate_series(1, ${batch}::int) n`.execute(app.database.db)
      await pause(2)
    }
  }
  const cutOften = async (listener: LiveListener, n: number) => {
    for (let cut = 0; cut < CUTS_EACH; cut += 1) {
      await listener.cut()
      await listener.connect(n % 2 === 0 ? ana : admin)
      await pause(5)
    }
  }
  await Promise.all([write(), write(), ...listeners.map(cutOften)])

  const expected = Array.from({ length: MESSAGES }, (_, n) => n + 1)
  for (const listener of listeners) {
    const told = () => listener.events.filter(({ type }) => type === 'thread.message').map(({ data }) => numberIn(data))
    await eventually(() => expect(told().length).toBeGreaterThanOrEqual(MESSAGES))
    expect(told().toSorted((a, b) => a - b)).toEqual(expected)
    expect(listener.types()).not.toContain('reset')
    await listener.cut()
  }
  const { messages } = await ana.call(tickets.readTicketMessages, { ticketId, after: MESSAGES - 50 })
  expect(messages.at(-1)?.number).toBe(MESSAGES)
}, 300_000)

function numberIn(data: unknown): number {
  return typeof data === 'object' && data !== null && 'number' in data ? Number(data.number) : Number.NaN
}
