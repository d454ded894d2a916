import * as contract from '@prancheta/contract/support/direct-messages.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { type Door, door } from '#platform/http/door.ts'
import type { Session } from '#platform/session/session.ts'
import { listConversations, toConversation } from './conversations.ts'
import { type MessageDeps, markRead, readPart, requireUser, type Speaker, send } from './messages.ts'
import { countUnreadByUser } from './thread-store.ts'

/** The user's own conversation. Support does not talk to itself. */
function asUser({ userId, role }: Session): Speaker {
  if (role === 'admin') throw new AppError('access.denied')
  return { userId, side: 'user', senderId: userId }
}

const asSupport = (userId: string, admin: Session): Speaker => ({ userId, side: 'admin', senderId: admin.userId })

export const messageRoutes = (deps: MessageDeps): Door[] => [
  door(contract.readMessages, 'user', (part, { userId }) => readPart(deps, userId, part)),
  door(contract.unreadMessages, 'user', async (_, { userId }) => ({ count: await countUnreadByUser(deps.db, userId) })),
  door(contract.sendMessage, 'user', async (input, session) => send(deps, asUser(session), input)),
  door(contract.markMessagesRead, 'user', async ({ up_to }, session) => markRead(deps, asUser(session), up_to)),

  door(contract.listConversations, 'admin', (input) => listConversations(deps, input)),
  door(contract.readConversation, 'admin', async ({ userId }) => toConversation(await requireUser(deps.db, userId))),
  door(contract.readConversationMessages, 'admin', async ({ userId, ...part }) => {
    await requireUser(deps.db, userId)
    return readPart(deps, userId, part)
  }),
  door(contract.sendMessageTo, 'admin', ({ userId, ...input }, admin) => send(deps, asSupport(userId, admin), input)),
  door(contract.markConversationRead, 'admin', async ({ userId, up_to }, admin) => {
    await requireUser(deps.db, userId)
    return markRead(deps, asSupport(userId, admin), up_to)
  }),
]
