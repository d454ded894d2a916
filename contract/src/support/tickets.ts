import { z } from 'zod'
import { route } from '../protocol/route.ts'
import {
  clientIdField,
  cursorField,
  idInPath,
  knownBetter,
  messageField,
  subjectField,
  threadRoutes,
  ticketView,
} from './thread.ts'
import { supportWords } from './words.ts'

export const newTicket = z.object({
  subject: subjectField(supportWords.fillSubjectAndMessage),
  message: messageField(supportWords.fillSubjectAndMessage),
})

export const listTickets = route({
  method: 'get',
  path: '/api/tickets',
  closedWhilePaused: false,
  summary: "The user's own tickets, the latest message first, in pages.",
  input: z.object({ cursor: cursorField }),
  output: z.strictObject({ tickets: z.array(ticketView), next_cursor: z.string().nullable() }),
})

export const openTicket = route({
  method: 'post',
  path: '/api/tickets',
  closedWhilePaused: false,
  summary: 'Opens a ticket with its first message.',
  input: newTicket.extend({ client_id: clientIdField, user_id: knownBetter, unread_by_admin: knownBetter }),
  output: ticketView,
})

export const countUnreadTickets = route({
  method: 'get',
  path: '/api/unread-tickets',
  closedWhilePaused: false,
  summary: "How many of the user's own tickets hold an answer not read yet, and how many direct messages are unread.",
  input: z.object({}),
  output: z.strictObject({ count: z.int(), messages: z.int() }),
})

export const readTicket = route({
  method: 'get',
  path: '/api/tickets/:ticketId',
  closedWhilePaused: false,
  summary: 'One ticket: the user’s own, or for an admin any.',
  input: z.object({ ticketId: idInPath }),
  output: ticketView,
})

export const {
  read: readTicketMessages,
  send: replyToTicket,
  markRead: markTicketRead,
} = threadRoutes({
  address: { ticketId: idInPath },
  sent: { ticket_id: knownBetter, sender_type: knownBetter },
  messages: {
    path: '/api/tickets/:ticketId/messages',
    read: 'Part of a ticket’s thread, oldest first: the newest 50, the 50 before a number, or those after one.',
    send: 'Writes into a ticket, as its owner or as support; who is asking decides.',
  },
  read: {
    path: '/api/tickets/:ticketId/read',
    summary: 'Marks the other side’s messages as read up to a number.',
  },
})

export const resolveTicket = route({
  method: 'post',
  path: '/api/tickets/:ticketId/resolve',
  closedWhilePaused: false,
  summary: 'Resolves a ticket: its owner, or any admin.',
  input: z.object({ ticketId: idInPath }),
  output: ticketView,
})

export const reopenTicket = route({
  method: 'post',
  path: '/api/tickets/:ticketId/reopen',
  summary: 'Opens a resolved ticket again.',
  input: z.object({ ticketId: idInPath }),
  output: ticketView,
})
