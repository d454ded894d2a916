import { z } from 'zod'
import { route } from '../protocol/route.ts'
import { commonWords } from '../protocol/words.ts'
import {
  conversationView,
  cursorField,
  idInPath,
  knownBetter,
  searchField,
  subjectField,
  threadRoutes,
} from './thread.ts'

const sent = {
  subject: subjectField(commonWords.invalidValue).nullish(),
  sender_type: knownBetter,
  is_read: knownBetter,
  user_id: knownBetter,
}

export const {
  read: readMessages,
  send: sendMessage,
  markRead: markMessagesRead,
} = threadRoutes({
  address: {},
  sent,
  messages: {
    path: '/api/messages',
    read: 'Part of the user’s conversation with support, oldest first.',
    send: 'Writes to support.',
  },
  read: { path: '/api/messages/read', summary: 'Marks support’s messages as read up to a number.' },
})

export const listConversations = route({
  method: 'get',
  path: '/api/admin/conversations',
  summary: 'Every user but the admins, those with most unread messages first, in pages.',
  input: z.object({
    /** Only those with a message that no admin has read. */
    unread: z.enum(['true', 'false']).optional(),
    search: searchField,
    cursor: cursorField,
  }),
  output: z.strictObject({ conversations: z.array(conversationView), next_cursor: z.string().nullable() }),
})

export const readConversation = route({
  method: 'get',
  path: '/api/admin/conversations/:userId',
  summary: 'Where one user’s conversation stands.',
  input: z.object({ userId: idInPath }),
  output: conversationView,
})

export const {
  read: readConversationMessages,
  send: sendMessageTo,
  markRead: markConversationRead,
} = threadRoutes({
  address: { userId: idInPath },
  sent,
  messages: {
    path: '/api/admin/conversations/:userId/messages',
    read: 'Part of a user’s conversation with support, oldest first.',
    send: 'Writes to a user as support.',
  },
  read: {
    path: '/api/admin/conversations/:userId/read',
    summary: 'Marks a user’s messages as read up to a number.',
  },
})
