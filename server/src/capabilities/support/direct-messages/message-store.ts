import type { Side } from '@prancheta/core/support/status.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

const COLUMNS = ['id', 'number', 'sender_type', 'subject', 'message', 'is_read', 'created_at', 'client_id'] as const

export type MessageRow = {
  id: string
  number: number
  sender_type: Side
  subject: string | null
  message: string
  is_read: boolean
  created_at: Date
  client_id: string | null
}

export type ThreadPart = { before?: number | undefined; after?: number | undefined }

/** Part of a conversation, oldest first. */
export async function messagesOf(
  db: Queryable,
  userId: string,
  { before, after }: ThreadPart,
  limit: number,
): Promise<{ rows: MessageRow[]; hasMore: boolean }> {
  const forwards = after !== undefined
  const rows = await db
    .selectFrom('admin_messages')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .$if(forwards, (query) => query.where('number', '>', after ?? 0))
    .orderBy('number', forwards ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return { rows: forwards ? page : page.reverse(), hasMore: rows.length > limit }
}

export type NewMessage = {
  userId: string
  side: Side
  senderId: string
  clientId: string | undefined
  subject: string | null
  message: string
}

/** The insert's trigger sets number, time, preview, unread counts and the live event. */
export function insertMessage(db: Queryable, sent: NewMessage): Promise<MessageRow> {
  const { userId, side, senderId, clientId, subject, message } = sent
  return db
    .insertInto('admin_messages')
    .values({
      user_id: userId,
      sender_type: side,
      sender_id: senderId,
      client_id: clientId ?? null,
      subject,
      message,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

/** What the same sender already sent under this mark. Ask under the conversation's lock. */
export async function findSent(
  db: Queryable,
  { userId, senderId, clientId }: { userId: string; senderId: string; clientId: string },
): Promise<MessageRow | null> {
  const row = await db
    .selectFrom('admin_messages')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row ?? null
}

/** Marks the other side's messages read up to `upTo`, and counts what is left. Under the conversation's lock. */
export async function markReadUpTo(
  db: Queryable,
  { userId, reader, upTo }: { userId: string; reader: Side; upTo: number },
): Promise<void> {
  const writer = reader === 'admin' ? 'user' : 'admin'
  const counter = reader === 'admin' ? 'unread_by_admin' : 'unread_by_user'
  const { numUpdatedRows } = await db
    .updateTable('admin_messages')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where('sender_type', '=', writer)
    .where('is_read', '=', false)
    .where('number', '<=', upTo)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await db
    .updateTable('message_threads')
    .set({ [counter]: sql`${sql.ref(counter)} - ${Number(numUpdatedRows)}` })
    .where('user_id', '=', userId)
    .execute()
}
