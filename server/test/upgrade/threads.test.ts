import { readAnyTicket } from '@prancheta/contract/support/admin-tickets.ts'
import * as messages from '@prancheta/contract/support/direct-messages.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fillUsed, readUsedAnswers } from '../backup/used-database.ts'
import { openEmptyDatabase } from '../open-empty-database.ts'
import { startTestApp } from '../start-test-app.ts'
import { returning } from './recorded-answers.ts'

test('tickets and conversations from before they were one kind of thing go on where they stood', async () => {
  const { recording } = await readUsedAnswers()
  const database = await openEmptyDatabase()
  await fillUsed(database)
  const { rows: wrong } =
    await sql`select t.id from support_threads t left join support_messages m on m.thread_id = t.id
    group by t.id having count(m.id) <> t.message_count
      or count(m.id) filter (where m.sender_type = 'user' and not m.is_read) <> t.unread_by_admin
      or count(m.id) filter (where m.sender_type = 'admin' and not m.is_read) <> t.unread_by_user`.execute(database.db)
  expect(wrong).toEqual([])

  const clock = { now: () => new Date(recording.now) }
  const app = await startTestApp({ database, clock, env: { DEMO_PAYMENTS: 'on' } })
  const [clara, admin] = [returning(app.url, recording, 'clara'), returning(app.url, recording, 'admin')]
  const ticket = (await clara.call(tickets.listTickets, {})).tickets.find(({ subject }) => subject === 'Sua página')
  const ticketId = ticket?.id ?? ''
  expect(ticket).toMatchObject({ unread_by_user: true, unread_by_admin: false })
  expect((await clara.call(tickets.replyToTicket, { ticketId, message: 'Vi!' })).number).toBe(2)
  await clara.call(tickets.markTicketRead, { ticketId, up_to: 2 })
  expect(await admin.call(readAnyTicket, { ticketId })).toMatchObject({ unread_by_user: false, unread_by_admin: true })

  const { id: userId } =
    (await admin.call(messages.listConversations, { search: 'clara' })).conversations[0]?.user ?? {}
  const told = await admin.call(messages.sendMessageTo, { userId: userId ?? '', message: 'De nada!' })
  expect(told.number).toBe(2)
  expect(await clara.call(tickets.countUnreadTickets, {})).toMatchObject({ messages: 1 })
})
