import * as admin from '@prancheta/contract/support/admin-tickets.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import { type Door, door } from '#platform/http/door.ts'
import { changeStatus } from './change-status.ts'
import type { TicketDeps } from './deps.ts'
import { firstAnswers, ticketCounters } from './figures-store.ts'
import { markTicketRead } from './mark-ticket-read.ts'
import { openTicket } from './open-ticket.ts'
import { openTicketFor } from './open-ticket-for.ts'
import { listBroadcasts, openTicketForAll, readBroadcast } from './open-ticket-for-all.ts'
import { listAllTickets, listOwnTickets, readAnyTicket, readThread, readTicket } from './read-tickets.ts'
import { replyToTicket } from './reply-to-ticket.ts'
import { countUnreadOf } from './ticket-store.ts'

const FIRST_ANSWER_DAYS = 30

/** `countUnreadMessages`: what waits for the admins in the conversations, which another capability knows. */
export const ticketRoutes = (deps: TicketDeps, countUnreadMessages: () => Promise<number>): Door[] => [
  door(tickets.listTickets, 'user', ({ cursor }, session) => listOwnTickets(deps, session, cursor)),
  door(tickets.openTicket, 'user', (input, session) => openTicket(deps, session, input)),
  door(tickets.countUnreadTickets, 'user', async (_, { userId }) => ({ count: await countUnreadOf(deps.db, userId) })),
  door(tickets.readTicket, 'user', ({ ticketId }, session) => readTicket(deps, session, ticketId)),
  door(tickets.readTicketMessages, 'user', ({ ticketId, ...part }, session) =>
    readThread(deps, session, ticketId, part),
  ),
  door(tickets.replyToTicket, 'user', (input, session) => replyToTicket(deps, session, input)),
  door(tickets.markTicketRead, 'user', ({ ticketId, up_to }, session) =>
    markTicketRead(deps, session, ticketId, up_to),
  ),
  door(tickets.resolveTicket, 'user', ({ ticketId }, session) => changeStatus(deps, session, ticketId, 'resolved')),
  door(tickets.reopenTicket, 'admin', ({ ticketId }, session) => changeStatus(deps, session, ticketId, 'open')),

  door(admin.listAllTickets, 'admin', (input) => listAllTickets(deps, input)),
  door(admin.readAnyTicket, 'admin', ({ ticketId }) => readAnyTicket(deps, ticketId)),
  door(admin.openTicketFor, 'admin', (input, session) => openTicketFor(deps, session, input)),
  door(admin.openTicketForAll, 'admin', (input, session) => openTicketForAll(deps, session, input)),
  door(admin.listBroadcasts, 'admin', () => listBroadcasts(deps)),
  door(admin.readBroadcast, 'admin', ({ broadcastId }) => readBroadcast(deps, broadcastId)),
  door(admin.supportCounters, 'admin', async () => {
    const { unread, open_unread, urgent } = await ticketCounters(deps.db, deps.clock.now())
    const counters = { unread_tickets: unread, open_unread_tickets: open_unread, urgent_tickets: urgent }
    return { ...counters, unread_messages: await countUnreadMessages() }
  }),
  door(admin.firstAnswerTimes, 'admin', async () => ({
    days: FIRST_ANSWER_DAYS,
    ...(await firstAnswers(deps.db, FIRST_ANSWER_DAYS, deps.clock.now())),
  })),
]
