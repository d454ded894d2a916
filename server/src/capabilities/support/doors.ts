import * as admin from '@prancheta/contract/support/admin-tickets.ts'
import * as messages from '@prancheta/contract/support/direct-messages.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import { AppError } from '#platform/errors/errors.ts'
import { type Door, door } from '#platform/http/door.ts'
import type { Session } from '#platform/session/session.ts'
import { listBroadcasts, openTicketForAll, readBroadcast, stopBroadcast } from './broadcast/broadcast.ts'
import { countRecipients } from './broadcast/broadcast-store.ts'
import {
  firstAnswers,
  ticketCounters,
  unreadMessagesOf,
  unreadMessagesOfAll,
  unreadTicketsOf,
} from './figures-store.ts'
import { listAllTickets, listConversations, listOwnTickets, readAnyTicket, readConversation } from './lists.ts'
import {
  changeStatus,
  markRead,
  openTicket,
  openTicketFor,
  readPart,
  requireThread,
  type SupportDeps,
  write,
} from './thread.ts'
import type { Speaker, ThreadRef } from './thread-store.ts'
import { toTicketView } from './views.ts'

const FIRST_ANSWER_DAYS = 30

export function supportDoors(deps: SupportDeps): Door[] {
  return [...ticketDoors(deps), ...adminDoors(deps), ...messageDoors(deps)]
}

const ticket = (id: string): ThreadRef => ({ kind: 'ticket', id })
const direct = (id: string): ThreadRef => ({ kind: 'direct', id })

/** In tickets everybody speaks for the side that their session says. */
const by = ({ role, userId }: Session): Speaker => ({ side: role, userId })

const ticketDoors = (deps: SupportDeps): Door[] => [
  door(tickets.listTickets, 'user', (input, { userId }) => listOwnTickets(deps, userId, input)),
  door(tickets.openTicket, 'user', (input, session) => openTicket(deps, session, input)),
  door(tickets.countUnreadTickets, 'user', async (_, { userId }) => ({
    count: await unreadTicketsOf(deps.db, userId),
    messages: await unreadMessagesOf(deps.db, userId),
  })),
  door(tickets.readTicket, 'user', async ({ ticketId }, session) =>
    toTicketView(await requireThread(deps.db, by(session), ticket(ticketId))),
  ),
  door(tickets.readTicketMessages, 'user', ({ ticketId, ...part }, session) =>
    readPart(deps, by(session), ticket(ticketId), part),
  ),
  door(tickets.replyToTicket, 'user', ({ ticketId, ...sent }, session) =>
    write(deps, by(session), ticket(ticketId), sent),
  ),
  door(tickets.markTicketRead, 'user', ({ ticketId, up_to }, session) =>
    markRead(deps, by(session), ticket(ticketId), up_to),
  ),
  door(tickets.resolveTicket, 'user', ({ ticketId }, session) => changeStatus(deps, by(session), ticketId, 'resolved')),
  door(tickets.reopenTicket, 'admin', ({ ticketId }, session) => changeStatus(deps, by(session), ticketId, 'open')),
]

const adminDoors = (deps: SupportDeps): Door[] => [
  door(admin.listAllTickets, 'admin', (input) => listAllTickets(deps, input)),
  door(admin.readAnyTicket, 'admin', ({ ticketId }) => readAnyTicket(deps, ticketId)),
  door(admin.openTicketFor, 'admin', (input, session) => openTicketFor(deps, session, input)),
  door(admin.openTicketForAll, 'admin', (input, session) => openTicketForAll(deps, session, input)),
  door(admin.countRecipients, 'admin', async () => ({ people: await countRecipients(deps.db) })),
  door(admin.stopBroadcast, 'admin', ({ broadcastId }) => stopBroadcast(deps, broadcastId)),
  door(admin.listBroadcasts, 'admin', () => listBroadcasts(deps)),
  door(admin.readBroadcast, 'admin', ({ broadcastId }) => readBroadcast(deps, broadcastId)),
  door(admin.supportCounters, 'admin', async () => {
    const { unread, open_unread, urgent } = await ticketCounters(deps.db, deps.clock.now())
    const counters = { unread_tickets: unread, open_unread_tickets: open_unread, urgent_tickets: urgent }
    return { ...counters, unread_messages: await unreadMessagesOfAll(deps.db) }
  }),
  door(admin.firstAnswerTimes, 'admin', async () => ({
    days: FIRST_ANSWER_DAYS,
    ...(await firstAnswers(deps.db, FIRST_ANSWER_DAYS, deps.clock.now())),
  })),
]

/** The user's own conversation, in which support does not talk to itself. */
function asUser({ userId, role }: Session): Speaker {
  if (role === 'admin') throw new AppError('access.denied')
  return { side: 'user', userId }
}

const messageDoors = (deps: SupportDeps): Door[] => [
  door(messages.readMessages, 'user', (part, { userId }) =>
    readPart(deps, { side: 'user', userId }, direct(userId), part),
  ),
  door(messages.sendMessage, 'user', async (sent, session) =>
    write(deps, asUser(session), direct(session.userId), sent),
  ),
  door(messages.markMessagesRead, 'user', async ({ up_to }, session) =>
    markRead(deps, asUser(session), direct(session.userId), up_to),
  ),

  door(messages.listConversations, 'admin', (input) => listConversations(deps, input)),
  door(messages.readConversation, 'admin', ({ userId }) => readConversation(deps, userId)),
  door(messages.readConversationMessages, 'admin', ({ userId, ...part }, session) =>
    readPart(deps, by(session), direct(userId), part),
  ),
  door(messages.sendMessageTo, 'admin', ({ userId, ...sent }, session) =>
    write(deps, by(session), direct(userId), sent),
  ),
  door(messages.markConversationRead, 'admin', ({ userId, up_to }, session) =>
    markRead(deps, by(session), direct(userId), up_to),
  ),
]
