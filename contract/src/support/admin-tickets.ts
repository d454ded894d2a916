import { TICKET_STATUSES } from '@prancheta/core/support/status.ts'
import { z } from 'zod'
import { route } from '../protocol/route.ts'
import {
  adminTicketView,
  clientIdField,
  cursorField,
  idInPath,
  knownBetter,
  messageField,
  searchField,
  subjectField,
} from './thread.ts'
import { supportWords } from './words.ts'

const adminText = {
  subject: subjectField(supportWords.fillSubjectAndMessageAdmin),
  message: messageField(supportWords.fillSubjectAndMessageAdmin),
}

/** What the specification's client sends along; the server sets all of it. */
const setByServer = {
  status: knownBetter,
  unread_by_user: knownBetter,
  unread_by_admin: knownBetter,
  sender_type: knownBetter,
}

export const listAllTickets = route({
  method: 'get',
  path: '/api/admin/tickets',
  summary: 'Everybody’s tickets: those that wait for an admin first, then the latest message first, in pages.',
  input: z.object({
    status: z.enum(TICKET_STATUSES).optional(),
    priority: z.enum(['true', 'false']).optional(),
    /** Only those that wait for an admin: all of them, or those opened more than 24 hours ago. */
    waiting: z.enum(['all', 'urgent']).optional(),
    search: searchField,
    cursor: cursorField,
  }),
  output: z.strictObject({ tickets: z.array(adminTicketView), next_cursor: z.string().nullable() }),
})

export const readAnyTicket = route({
  method: 'get',
  path: '/api/admin/tickets/:ticketId',
  summary: 'One ticket with its owner.',
  input: z.object({ ticketId: idInPath }),
  output: adminTicketView,
})

const newTicketFor = z.object({ user_id: z.uuid({ error: supportWords.chooseUser }), ...adminText })

export const openTicketFor = route({
  method: 'post',
  path: '/api/admin/tickets',
  summary: 'Opens a ticket for one user, with a message from support.',
  input: newTicketFor.extend({ client_id: clientIdField, ...setByServer }),
  output: adminTicketView,
})

const broadcastView = z.strictObject({
  id: z.uuid(),
  subject: z.string(),
  total: z.int(),
  created: z.int(),
  failed: z.int(),
  created_at: z.iso.datetime(),
  /** When everybody had theirs, or when it was stopped. */
  finished_at: z.iso.datetime().nullable(),
  /** Set where an admin stopped it: whoever waited then got no ticket. */
  stopped_at: z.iso.datetime().nullable(),
})
export type BroadcastView = z.output<typeof broadcastView>

export const newBroadcast = z.object(adminText)

export const openTicketForAll = route({
  method: 'post',
  path: '/api/admin/broadcasts',
  summary: 'Opens one ticket for every user, in the background.',
  input: newBroadcast.extend({ client_id: clientIdField, ...setByServer }),
  output: broadcastView,
})

export const countRecipients = route({
  method: 'get',
  path: '/api/admin/broadcast-recipients',
  summary: 'How many people a ticket for everybody would reach now.',
  input: z.object({}),
  output: z.strictObject({ people: z.int() }),
})

export const stopBroadcast = route({
  method: 'post',
  path: '/api/admin/broadcasts/:broadcastId/stop',
  summary: 'Makes no further tickets of those for everybody; what was made stays.',
  input: z.object({ broadcastId: idInPath }),
  output: broadcastView,
})

export const readBroadcast = route({
  method: 'get',
  path: '/api/admin/broadcasts/:broadcastId',
  summary: 'How far the tickets for everybody have come.',
  input: z.object({ broadcastId: idInPath }),
  output: broadcastView,
})

export const listBroadcasts = route({
  method: 'get',
  path: '/api/admin/broadcasts',
  summary: 'The last five tickets for everybody, the newest first.',
  input: z.object({}),
  output: z.strictObject({ broadcasts: z.array(broadcastView) }),
})

export const supportCounters = route({
  method: 'get',
  path: '/api/admin/support-counters',
  summary: 'What waits for an admin: tickets, urgent ones, and messages.',
  input: z.object({}),
  output: z.strictObject({
    unread_tickets: z.int(),
    open_unread_tickets: z.int(),
    /** Open, unread and opened more than 24 hours ago. */
    urgent_tickets: z.int(),
    unread_messages: z.int(),
  }),
})

export const firstAnswerTimes = route({
  method: 'get',
  path: '/api/admin/first-answer',
  summary: 'How long users waited for the first answer to tickets of the last 30 days.',
  input: z.object({}),
  output: z.strictObject({
    days: z.int(),
    answered: z.int(),
    /** Neither answered nor resolved yet. */
    waiting: z.int(),
    median_ms: z.number().nullable(),
    /** Nine of ten were answered within this. */
    p90_ms: z.number().nullable(),
  }),
})
