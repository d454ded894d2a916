import { randomUUID } from 'node:crypto'
import { openTicketFor, supportCounters } from '@prancheta/contract/support/admin-tickets.ts'
import * as contract from '@prancheta/contract/support/direct-messages.ts'
import { countUnreadTickets } from '@prancheta/contract/support/tickets.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { grantAdmin } from '#capabilities/identity/index.ts'
import { openTestApp, type TestApp } from '#test/start-test-app.ts'
import { addPeople, userIdOf } from '#test/support.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
// Lists and counters are of everybody but the admins, so each test begins with nobody but them.
beforeEach(async () => {
  await sql`delete from profiles where id not in (select user_id from user_roles)`.execute(app.database.db)
})
afterAll(() => app.stop())

test('a user and support talk, each reads the other, and ticks tell it', async () => {
  const [ana, admin] = [await app.signUp('Ana'), await app.signUpAdmin()]
  const userId = await userIdOf(app.database.db, ana)
  await ana.call(contract.sendMessage, { message: 'Olá' })
  await ana.call(contract.sendMessage, { message: 'Tem alguém?' })
  expect((await admin.call(supportCounters, {})).unread_messages).toBe(2)

  await admin.call(contract.markConversationRead, { userId, up_to: 1 })
  expect((await admin.call(contract.readConversation, { userId })).unread).toBe(1)
  await admin.call(contract.markConversationRead, { userId, up_to: 2 })
  await admin.call(contract.markConversationRead, { userId, up_to: 2 })
  expect((await admin.call(supportCounters, {})).unread_messages).toBe(0)

  await admin.call(contract.sendMessageTo, { userId, subject: 'Resposta', message: 'Estamos aqui.' })
  expect(await ana.call(countUnreadTickets, {})).toEqual({ count: 0, messages: 1 })
  await ana.call(contract.markMessagesRead, { up_to: 3 })
  expect(await ana.call(countUnreadTickets, {})).toEqual({ count: 0, messages: 0 })
  const { messages } = await ana.call(contract.readMessages, {})
  expect(messages.map(({ sender_type, is_read, subject }) => [sender_type, is_read, subject])).toEqual([
    ['user', true, null],
    ['user', true, null],
    ['admin', true, 'Resposta'],
  ])
  const { messages: atAdmin } = await admin.call(contract.readConversationMessages, { userId })
  const text = ({ number, message }: (typeof messages)[number]) => [number, message]
  expect(atAdmin.map(text)).toEqual(messages.map(text))
})

test('admins read who of them wrote, and a user reads support as one', async () => {
  const [ana, dora, edu] = [await app.signUp('Ana'), await app.signUpAdmin('Dora'), await app.signUpAdmin('Edu')]
  const userId = await userIdOf(app.database.db, ana)
  await ana.call(contract.sendMessage, { message: 'Olá' })
  await dora.call(contract.sendMessageTo, { userId, message: 'Oi, Ana' })
  expect(await edu.call(contract.sendMessageTo, { userId, message: 'Eu cuido disso' })).toMatchObject({ is_own: true })
  const senders = ({ messages }: Awaited<ReturnType<typeof ana.call<typeof contract.readMessages>>>) =>
    messages.map(({ sender_name, is_own }) => [sender_name, is_own])
  expect(senders(await edu.call(contract.readConversationMessages, { userId }))).toEqual([
    ['Ana Teste', false],
    ['Dora Teste', false],
    ['Edu Teste', true],
  ])
  expect(senders(await ana.call(contract.readMessages, {}))).toEqual([
    [null, true],
    [null, false],
    [null, false],
  ])
})

test('the count for the menu holds unread answers in tickets and unread messages', async () => {
  const [ana, admin] = [await app.signUp('Ana'), await app.signUpAdmin()]
  const user_id = await userIdOf(app.database.db, ana)
  await admin.call(openTicketFor, { user_id, subject: 'Aviso', message: 'Veja' })
  for (const message of ['uma', 'duas']) await admin.call(contract.sendMessageTo, { userId: user_id, message })
  expect(await ana.call(countUnreadTickets, {})).toEqual({ count: 1, messages: 2 })
})

test('an admin can look at the conversations with something unread alone', async () => {
  const [ana, bruno, admin] = [await app.signUp('Ana'), await app.signUp('Bruno'), await app.signUpAdmin()]
  await ana.call(contract.sendMessage, { message: 'Olá' })
  await bruno.call(contract.sendMessage, { message: 'Oi' })
  await admin.call(contract.markConversationRead, { userId: await userIdOf(app.database.db, bruno), up_to: 1 })
  const { conversations } = await admin.call(contract.listConversations, { unread: 'true' })
  expect(conversations.map(({ user }) => user.email)).toEqual([ana.email])
})

test('the list holds every user but the admins: most unread first, then the latest message, page by page', async () => {
  const [ana, bruno, admin] = [await app.signUp('Ana'), await app.signUp('Bruno'), await app.signUpAdmin()]
  await addPeople(app.database.db, 60)
  await ana.call(contract.sendMessage, { message: 'uma' })
  await bruno.call(contract.sendMessage, { message: 'uma' })
  await bruno.call(contract.sendMessage, { message: 'duas' })
  const first = await admin.call(contract.listConversations, {})
  expect(first.conversations.slice(0, 2)).toMatchObject([
    { user: { email: bruno.email }, unread: 2, last_message_preview: 'duas' },
    { user: { email: ana.email }, unread: 1, last_message_preview: 'uma' },
  ])
  const second = await admin.call(contract.listConversations, { cursor: first.next_cursor ?? '' })
  const emails = [...first.conversations, ...second.conversations].map(({ user }) => user.email)
  expect(new Set(emails).size).toBe(62)
  expect(emails).not.toContain(admin.email)
  expect(second.next_cursor).toBeNull()
  const found = await admin.call(contract.listConversations, { search: 'pessoa 17' })
  expect(found.conversations.map(({ user }) => user.name)).toEqual(['Pessoa 17'])
})

test('what somebody wrote before becoming an admin is not counted as waiting, since no list shows it', async () => {
  const [ana, bruno, admin] = [await app.signUp('Ana'), await app.signUp('Bruno'), await app.signUpAdmin()]
  await ana.call(contract.sendMessage, { message: 'Olá' })
  await bruno.call(contract.sendMessage, { message: 'Oi' })
  expect((await admin.call(supportCounters, {})).unread_messages).toBe(2)
  await grantAdmin(app.database.db, ana.email, new Date())
  expect((await admin.call(supportCounters, {})).unread_messages).toBe(1)
})

test('nobody reads or writes in another’s conversation, and nothing in the body changes whose it is', async () => {
  const [ana, bruno, admin] = [await app.signUp('Ana'), await app.signUp('Bruno'), await app.signUpAdmin()]
  const userId = await userIdOf(app.database.db, ana)
  const sent = await bruno.send('post', '/api/messages', {
    ...{ message: 'Sou Ana', user_id: userId, sender_type: 'admin', is_read: true },
  })
  expect(await sent.json()).toMatchObject({ sender_type: 'user', is_read: false })
  expect((await ana.call(contract.readMessages, {})).messages).toEqual([])
  await expect(bruno.call(contract.readConversationMessages, { userId })).rejects.toMatchObject({ status: 403 })
  await expect(bruno.call(contract.sendMessageTo, { userId, message: 'x' })).rejects.toMatchObject({ status: 403 })
  for (const unknown of ['abc', randomUUID(), await userIdOf(app.database.db, admin)]) {
    await expect(admin.call(contract.sendMessageTo, { userId: unknown, message: 'x' })).rejects.toMatchObject({
      ...{ status: 404, code: 'user.notFound' },
    })
    await expect(admin.call(contract.readConversationMessages, { userId: unknown })).rejects.toMatchObject({
      status: 404,
    })
  }
  await expect(admin.call(contract.sendMessage, { message: 'x' })).rejects.toMatchObject({ status: 403 })
})

test('blank and over-long messages are refused, and the same message sent twice is one', async () => {
  const ana = await app.signUp('Ana')
  for (const message of [' ', '\u200b', 'x'.repeat(1001)])
    await expect(ana.call(contract.sendMessage, { message })).rejects.toMatchObject({ status: 400 })
  const once = { message: 'Oi', client_id: randomUUID() }
  const [a, b] = await Promise.all([ana.call(contract.sendMessage, once), ana.call(contract.sendMessage, once)])
  expect(a).toEqual(b)
  expect((await ana.call(contract.readMessages, {})).messages).toHaveLength(1)
})
