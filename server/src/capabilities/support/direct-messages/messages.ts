import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import type { sendMessage } from '@prancheta/contract/support/direct-messages.ts'
import { PAGE_SIZE, type ThreadMessage } from '@prancheta/contract/support/thread.ts'
import type { Side } from '@prancheta/core/support/status.ts'
import type { Kysely } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import { isUuid } from '#platform/db/is-uuid.ts'
import type { DB } from '#platform/db/schema.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { RateLimit } from '#platform/limits/rate-limit.ts'
import { findSent, insertMessage, type MessageRow, markReadUpTo, messagesOf, type ThreadPart } from './message-store.ts'
import { findThread, lockThread } from './thread-store.ts'

export type MessageDeps = { db: Kysely<DB>; limits: { writing: RateLimit } }

/** Whose conversation, and who speaks in it. A user is always both; both come from the session and the address. */
export type Speaker = { userId: string; side: Side; senderId: string }

type Sent = Pick<InputOf<typeof sendMessage>, 'message' | 'subject' | 'client_id'>

export async function send(deps: MessageDeps, speaker: Speaker, sent: Sent): Promise<ThreadMessage> {
  const { userId, side, senderId } = speaker
  if (side === 'user') await deps.limits.writing.count(userId)
  else await requireUser(deps.db, userId)

  return deps.db.transaction().execute(async (tx) => {
    if (!(await lockThread(tx, userId))) throw new AppError('user.notFound')
    const clientId = sent.client_id
    const before = clientId === undefined ? null : await findSent(tx, { userId, senderId, clientId })
    if (before) return toView(before)
    const subject = sent.subject ?? null
    return toView(await insertMessage(tx, { userId, side, senderId, clientId, subject, message: sent.message }))
  })
}

export async function readPart(deps: MessageDeps, userId: string, part: ThreadPart) {
  const { rows, hasMore } = await messagesOf(deps.db, userId, part, PAGE_SIZE)
  return { messages: rows.map(toView), has_more: hasMore }
}

export async function markRead(deps: MessageDeps, { userId, side }: Speaker, upTo: number) {
  await deps.db.transaction().execute(async (tx) => {
    if (!(await lockThread(tx, userId))) throw new AppError('user.notFound')
    await markReadUpTo(tx, { userId, reader: side, upTo })
  })
  return { done: true as const }
}

/** An address with somebody in it who is no user of ours, or an admin, leads nowhere. */
export async function requireUser(db: Queryable, userId: string) {
  const thread = isUuid(userId) ? await findThread(db, userId) : null
  if (!thread) throw new AppError('user.notFound')
  return thread
}

function toView({ created_at, ...message }: MessageRow): ThreadMessage {
  return { ...message, created_at: created_at.toISOString() }
}
