import * as tickets from '@prancheta/contract/tickets.ts'
import { expect, test, vi } from 'vitest'
import { LiveListener } from '#test/live-listener.ts'
import { Person } from '#test/person.ts'
import { startProcess } from '#test/start-process.ts'
import { startTestApp } from '#test/start-test-app.ts'

test('user and admin at two processes see one thread, one set of unread flags and each other’s news', async () => {
  const app = await startTestApp()
  const { url } = await startProcess(app.database.url ?? '')
  const [ana, admin] = [await app.signUp('Ana'), await app.signUpAdmin()]
  const elsewhere = new Person(url)
  for (const [name, value] of ana.cookies) elsewhere.cookies.set(name, value)
  const [atOther, atThis] = [await LiveListener.open(elsewhere), await LiveListener.open(admin)]

  const { id: ticketId } = await elsewhere.call(tickets.openTicket, { subject: 'Oi', message: 'Oi' })
  await vi.waitFor(() => expect(atThis.types()).toContain('ticket.message'), 10_000)
  await Promise.all([
    admin.call(tickets.replyToTicket, { ticketId, message: 'de cá' }),
    elsewhere.call(tickets.replyToTicket, { ticketId, message: 'de lá' }),
  ])
  await vi.waitFor(() => expect(atOther.types().filter((type) => type === 'ticket.message')).toHaveLength(3), 10_000)
  expect(await elsewhere.call(tickets.readTicketMessages, { ticketId })).toEqual(
    await admin.call(tickets.readTicketMessages, { ticketId }),
  )
  expect(await ana.call(tickets.countUnreadTickets, {})).toEqual({ count: 1 })
  await elsewhere.call(tickets.markTicketRead, { ticketId, up_to: 3 })
  expect(await ana.call(tickets.countUnreadTickets, {})).toEqual({ count: 0 })
  await Promise.all([atOther.cut(), atThis.cut()])
})
