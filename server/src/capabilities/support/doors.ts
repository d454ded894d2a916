import * as admin from '@prancheta/contract/support/admin-tickets.ts'
import * as messages from '@prancheta/contract/support/direct-messages.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { type Door, door } from '#platform/http/door.ts'
import type { Session } from '#platform/session/session.ts'
import { listConversations, toConversation } from './direct-messages/conversations.ts'
import { type MessageDeps, markRead, readPart, requireUser, type Speaker, send } from './direct-messages/messages.ts'
import { countUnreadByAdmins, countUnreadByUser } from './direct-messages/thread-store.ts'
import { changeStatus } from './tickets/change-status.ts'
import type { TicketDeps } from './tickets/deps.ts'
import { firstAnswers, ticketCounters } from './tickets/figures-store.ts'
import { markTicketRead } from './tickets/mark-ticket-read.ts'
import { openTicket } from './tickets/open-ticket.ts'
import { openTicketFor } from './tickets/open-ticket-for.ts'
import { listBroadcasts, openTicketForAll, readBroadcast } from './tickets/open-ticket-for-all.ts'
import { listAllTickets, listOwnTickets, readAnyTicket, readThread, readTicket } from './tickets/read-tickets.ts'
import { replyToTicket } from './tickets/reply-to-ticket.ts'
import { countUnreadOf } from './tickets/ticket-store.ts'

const FIRST_ANSWER_DAYS = 30

export function supportDoors(ticketDeps: TicketDeps, messageDeps: MessageDeps): Door[] {
  return [...ticketDoors(ticketDeps), ...messageDoors(messageDeps)]
}

const ticketDoors = (deps: TicketDeps): Door[] => [
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
    return { ...counters, unread_messages: await countUnreadByAdmins(deps.db) }
  }),
  door(admin.firstAnswerTimes, 'admin', async () => ({
    days: FIRST_ANSWER_DAYS,
    ...(await firstAnswers(deps.db, FIRST_ANSWER_DAYS, deps.clock.now())),
  })),
]

/** The user's own conversation. Support does not talk to itself. */
function asUser({ userId, role }: Session): Speaker {
  if (role === 'admin') throw new AppError('access.denied')
  return { userId, side: 'user', senderId: userId }
}

const asSupport = (userId: string, admin: Session): Speaker => ({ userId, side: 'admin', senderId: admin.userId })

const messageDoors = (deps: MessageDeps): Door[] => [
  door(messages.readMessages, 'user', (part, { userId }) => readPart(deps, userId, part)),
  door(messages.unreadMessages, 'user', async (_, { userId }) => ({ count: await countUnreadByUser(deps.db, userId) })),
  door(messages.sendMessage, 'user', async (input, session) => send(deps, asUser(session), input)),
  door(messages.markMessagesRead, 'user', async ({ up_to }, session) => markRead(deps, asUser(session), up_to)),

  door(messages.listConversations, 'admin', (input) => listConversations(deps, input)),
  door(messages.readConversation, 'admin', async ({ userId }) => toConversation(await requireUser(deps.db, userId))),
  door(messages.readConversationMessages, 'admin', async ({ userId, ...part }) => {
    await requireUser(deps.db, userId)
    return readPart(deps, userId, part)
  }),
  door(messages.sendMessageTo, 'admin', ({ userId, ...input }, admin) => send(deps, asSupport(userId, admin), input)),
  door(messages.markConversationRead, 'admin', async ({ userId, up_to }, admin) => {
    await requireUser(deps.db, userId)
    return markRead(deps, asSupport(userId, admin), up_to)
  }),
]
