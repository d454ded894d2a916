import { SIDES, TICKET_STATUSES } from '@prancheta/core/support/status.ts'
import { cleanText, fits, isBlank, MESSAGE_LENGTH_MAX, SUBJECT_LENGTH_MAX } from '@prancheta/core/support/text.ts'
import { z } from 'zod'
import { route } from '../protocol/route.ts'
import { atMostCharacters, commonWords } from '../protocol/words.ts'

/** How many messages, or tickets, or people come at once. */
export const PAGE_SIZE = 50

export const SEARCH_LENGTH_MAX = 100

/** Cleaned, not blank, and at most so many characters as people count them. The same on the form and at the door. */
function textField(charactersMax: number, blankWords: string) {
  return z
    .string({ error: blankWords })
    .transform(cleanText)
    .refine((text) => !isBlank(text), { error: blankWords, abort: true })
    .refine((text) => fits(text, charactersMax), atMostCharacters(charactersMax))
}

export const subjectField = (blankWords: string) => textField(SUBJECT_LENGTH_MAX, blankWords)
export const messageField = (blankWords: string = commonWords.invalidValue) => textField(MESSAGE_LENGTH_MAX, blankWords)

/** Made by the sender for each message or ticket, so that sending it again after a lost answer does not double it. */
export const clientIdField = z.uuid().optional()

/** A field the specification sends and the server knows better: accepted, and never looked at. */
export const knownBetter = z.unknown().optional()

/** An address says what it says: an id that cannot exist is not found, like any other that does not. */
export const idInPath = z.string().max(100)

const NUMBER_MAX = 2_000_000_000

/** Which part of a thread: the 50 before a message's number, all after one (50 at a time), or without either the newest 50. */
const threadPart = {
  before: z.coerce.number().int().min(1).max(NUMBER_MAX).optional(),
  after: z.coerce.number().int().min(0).max(NUMBER_MAX).optional(),
}

export const cursorField = z.string().max(300).optional()

export const searchField = z.string().max(SEARCH_LENGTH_MAX).optional()

export const done = z.strictObject({ done: z.literal(true) })

const threadMessage = z.strictObject({
  id: z.uuid(),
  /** 1, 2, 3… in the order everybody sees. */
  number: z.int(),
  sender_type: z.enum(SIDES),
  /** Whether the reader wrote it. */
  is_own: z.boolean(),
  /** For admins, who may be several; null for users, to whom support has one name, and once the account is gone. */
  sender_name: z.string().nullable(),
  subject: z.string().nullable(),
  message: z.string(),
  is_read: z.boolean(),
  created_at: z.iso.datetime(),
  /** The sender's own mark: which of the messages on its way this is. */
  client_id: z.uuid().nullable(),
})
export type ThreadMessage = z.output<typeof threadMessage>

/** Oldest first. `has_more` is about the direction asked for: older ones, or newer ones with `after`. */
const threadPage = z.strictObject({ messages: z.array(threadMessage), has_more: z.boolean() })
export type ThreadPage = z.output<typeof threadPage>

type ThreadDoors<Address extends z.core.$ZodShape, Sent extends z.core.$ZodShape> = {
  /** What of the thread's address is in the path. */
  address: Address
  /** What may be sent besides the message and its mark. */
  sent: Sent
  messages: { path: `/api/${string}`; read: string; send: string }
  read: { path: `/api/${string}`; summary: string }
}

/** The three doors of every thread, whichever kind it is and whoever stands before it. */
export function threadRoutes<Address extends z.core.$ZodShape, Sent extends z.core.$ZodShape>({
  address,
  sent,
  messages: { path, read, send },
  read: markRead,
}: ThreadDoors<Address, Sent>) {
  return {
    read: route({
      ...{ method: 'get', path, summary: read, closedWhilePaused: false },
      input: z.object({ ...address, ...threadPart }),
      output: threadPage,
    }),
    send: route({
      ...{ method: 'post', path, summary: send, closedWhilePaused: false },
      input: z.object({ ...address, message: messageField(), ...sent, client_id: clientIdField }),
      output: threadMessage,
    }),
    markRead: route({
      ...{ method: 'post', ...markRead, closedWhilePaused: false },
      /** Up to which message's number somebody has read. */
      input: z.object({ ...address, up_to: z.int().min(1).max(NUMBER_MAX) }),
      output: done,
    }),
  }
}

export const ticketView = z.strictObject({
  id: z.uuid(),
  user_id: z.uuid(),
  subject: z.string(),
  status: z.enum(TICKET_STATUSES),
  unread_by_admin: z.boolean(),
  unread_by_user: z.boolean(),
  last_message_preview: z.string().nullable(),
  last_message_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
})
export type TicketView = z.output<typeof ticketView>

export const adminTicketView = ticketView.extend({
  user: z.strictObject({ name: z.string().nullable(), email: z.string() }),
  /** Its owner's plan comes with priority support. */
  priority: z.boolean(),
})
export type AdminTicketView = z.output<typeof adminTicketView>

export const conversationView = z.strictObject({
  user: z.strictObject({ id: z.uuid(), name: z.string().nullable(), email: z.string() }),
  unread: z.int(),
  last_message_preview: z.string().nullable(),
  last_message_at: z.iso.datetime().nullable(),
})
export type ConversationView = z.output<typeof conversationView>
