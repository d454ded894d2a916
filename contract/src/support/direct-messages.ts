import { z } from 'zod'
import { route } from '../protocol/route.ts'
import { commonWords } from '../protocol/words.ts'
import {
  clientIdField,
  cursorField,
  done,
  idInPath,
  knownBetter,
  messageField,
  searchField,
  subjectField,
  threadMessage,
  threadPage,
  threadPart,
  upToField,
} from './thread.ts'

const sent = {
  message: messageField(),
  subject: subjectField(commonWords.invalidValue).nullish(),
  client_id: clientIdField,
  sender_type: knownBetter,
  is_read: knownBetter,
}

export const readMessages = route({
  method: 'get',
  path: '/api/messages',
  summary: 'Part of the user’s conversation with support, oldest first.',
  input: z.object(threadPart),
  output: threadPage,
})

export const unreadMessages = route({
  method: 'get',
  path: '/api/unread-messages',
  summary: 'How many messages from support the user has not read.',
  input: z.object({}),
  output: z.strictObject({ count: z.int() }),
})

export const sendMessage = route({
  method: 'post',
  path: '/api/messages',
  summary: 'Writes to support.',
  input: z.object({ ...sent, user_id: knownBetter }),
  output: threadMessage,
})

export const markMessagesRead = route({
  method: 'post',
  path: '/api/messages/read',
  summary: 'Marks support’s messages as read up to a number.',
  input: z.object({ up_to: upToField }),
  output: done,
})

const conversationView = z.strictObject({
  user: z.strictObject({ id: z.uuid(), name: z.string().nullable(), email: z.string() }),
  unread: z.int(),
  last_message_preview: z.string().nullable(),
  last_message_at: z.iso.datetime().nullable(),
})
export type ConversationView = z.output<typeof conversationView>

export const listConversations = route({
  method: 'get',
  path: '/api/admin/conversations',
  summary: 'Every user but the admins, those with most unread messages first, in pages.',
  input: z.object({ search: searchField, cursor: cursorField }),
  output: z.strictObject({ conversations: z.array(conversationView), next_cursor: z.string().nullable() }),
})

export const readConversation = route({
  method: 'get',
  path: '/api/admin/conversations/:userId',
  summary: 'Where one user’s conversation stands.',
  input: z.object({ userId: idInPath }),
  output: conversationView,
})

export const readConversationMessages = route({
  method: 'get',
  path: '/api/admin/conversations/:userId/messages',
  summary: 'Part of a user’s conversation with support, oldest first.',
  input: z.object({ userId: idInPath, ...threadPart }),
  output: threadPage,
})

export const sendMessageTo = route({
  method: 'post',
  path: '/api/admin/conversations/:userId/messages',
  summary: 'Writes to a user as support.',
  input: z.object({ userId: idInPath, ...sent, user_id: knownBetter }),
  output: threadMessage,
})

export const markConversationRead = route({
  method: 'post',
  path: '/api/admin/conversations/:userId/read',
  summary: 'Marks a user’s messages as read up to a number.',
  input: z.object({ userId: idInPath, up_to: upToField }),
  output: done,
})
