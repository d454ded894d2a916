import * as direct from '@prancheta/contract/support/direct-messages.ts'
import type { ThreadMessage, ThreadPage } from '@prancheta/contract/support/thread.ts'
import * as tickets from '@prancheta/contract/support/tickets.ts'
import { supportWords } from '@prancheta/contract/support/words.ts'
import type { Side } from '@prancheta/core/support/status.ts'
import { callApi } from '#lib/api/call-api.ts'
import type { LiveNews } from '#lib/live/live-news.ts'

/** One thread, whichever kind: where it is read and written, and which news are about it. */
export type ThreadSource = {
  /** Names it among what was read. */
  key: readonly string[]
  /** The side this screen speaks for. */
  mine: Side
  read: (part: { before?: number }, signal: AbortSignal) => Promise<ThreadPage>
  send: (text: string, clientId: string) => Promise<ThreadMessage>
  markRead: (upTo: number) => Promise<unknown>
  isAbout: (news: LiveNews) => boolean
  /** What to say when the other side writes while the screen is open; null says nothing. */
  arrivalWords: string | null
  sentWords: string | null
}

/** A ticket, for its owner or for support; the server knows which of them asks. */
export function ticketThread(ticketId: string, mine: Side): ThreadSource {
  return {
    key: ['ticket', ticketId],
    mine,
    read: (part, signal) => callApi(tickets.readTicketMessages, { ticketId, ...part }, { signal }),
    send: (message, client_id) => callApi(tickets.replyToTicket, { ticketId, message, client_id }),
    markRead: (up_to) => callApi(tickets.markTicketRead, { ticketId, up_to }),
    isAbout: ({ data }) => data.threadId === ticketId,
    arrivalWords: mine === 'user' ? supportWords.newReply : supportWords.newUserMessage,
    sentWords: null,
  }
}

/** The user's own conversation with support; of others they hear nothing. */
export const ownMessages: ThreadSource = {
  key: ['direct', 'own'],
  mine: 'user',
  read: (part, signal) => callApi(direct.readMessages, part, { signal }),
  send: (message, client_id) => callApi(direct.sendMessage, { message, client_id }),
  markRead: (up_to) => callApi(direct.markMessagesRead, { up_to }),
  isAbout: ({ data }) => data.kind === 'direct',
  arrivalWords: supportWords.newMessage,
  sentWords: null,
}

/** Support's conversation with one user. */
export function conversationWith(userId: string): ThreadSource {
  return {
    key: ['direct', userId],
    mine: 'admin',
    read: (part, signal) => callApi(direct.readConversationMessages, { userId, ...part }, { signal }),
    send: (message, client_id) => callApi(direct.sendMessageTo, { userId, message, client_id }),
    markRead: (up_to) => callApi(direct.markConversationRead, { userId, up_to }),
    isAbout: ({ data }) => data.threadId === userId,
    arrivalWords: null,
    sentWords: supportWords.messageSent,
  }
}
