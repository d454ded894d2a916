import type { Side, ThreadKind, TicketStatus } from '@prancheta/core/support/status.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import { isUuid } from '#platform/db/database.ts'
import type { MessageRow, ThreadRow } from './views.ts'

/** A ticket by its id, or the direct conversation with the user of that id. */
export type ThreadRef = { kind: ThreadKind; id: string }

/** Who speaks, and for which side. Decided by the session and the door, never by what was sent. */
export type Speaker = { side: Side; userId: string }

export const THREAD_COLUMNS = [
  'support_threads.id',
  'support_threads.user_id',
  'support_threads.subject',
  'support_threads.status',
  'support_threads.unread_by_admin',
  'support_threads.unread_by_user',
  'support_threads.last_message_preview',
  'support_threads.last_message_at',
  'support_threads.created_at',
] as const

/**
 * The thread, if the speaker may see it: users their own, support every ticket and every conversation but those of admins. A
 * stranger gets nothing, exactly as for a thread that does not exist, so that ids cannot be probed.
 */
export async function findThreadFor(
  db: Queryable,
  { side, userId }: Speaker,
  { kind, id }: ThreadRef,
  { lock = false } = {},
): Promise<ThreadRow | null> {
  if (!isUuid(id)) return null
  // Somebody who became an admin may have written to support before; nobody is shown that conversation any more.
  const isOfNoAdmin = sql<boolean>`not exists (
    select from people where people.id = support_threads.user_id and people.is_admin)`
  const row = await db
    .selectFrom('support_threads')
    .select(THREAD_COLUMNS)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .$if(side === 'user', (own) => own.where('user_id', '=', userId))
    .$if(side === 'admin' && kind === 'direct', (any) => any.where(isOfNoAdmin))
    .$if(lock, (thread) => thread.forUpdate())
    .executeTakeFirst()
  return row ?? null
}

export type NewTicket = { userId: string; subject: string; openedBy: Side; clientId: string | undefined }

/** The new ticket's id, or the one that the same request made before. */
export async function insertTicket(
  db: Queryable,
  { userId, subject, openedBy, clientId }: NewTicket,
): Promise<{ id: string; isNew: boolean }> {
  const made = await db
    .insertInto('support_threads')
    .values({ kind: 'ticket', user_id: userId, subject, opened_by: openedBy, client_id: clientId ?? null })
    .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return { id: made.id, isNew: true }
  const before = await db
    .selectFrom('support_threads')
    .select('id')
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId ?? '')
    .executeTakeFirstOrThrow()
  return { id: before.id, isNew: false }
}

export function setStatus(db: Queryable, ticketId: string, status: TicketStatus): Promise<ThreadRow> {
  return db
    .updateTable('support_threads')
    .set({ status })
    .where('id', '=', ticketId)
    .returning(THREAD_COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Closes what is resolved and quiet since then. One that waits for an admin stays, however old. */
export async function closeQuiet(db: Queryable, quietSince: Date): Promise<void> {
  await db
    .updateTable('support_threads')
    .set({ status: 'closed' })
    .where('status', '=', 'resolved')
    .where('unread_by_admin', '=', 0)
    .where('resolved_at', '<=', quietSince)
    .where(({ or, eb }) => or([eb('last_message_at', 'is', null), eb('last_message_at', '<=', quietSince)]))
    .execute()
}

const MESSAGE_COLUMNS = [
  'id',
  'number',
  'sender_type',
  'sender_id',
  'subject',
  'message',
  'is_read',
  'created_at',
  'client_id',
] as const

export type ThreadPart = { before?: number | undefined; after?: number | undefined }

/** Part of a thread, oldest first. One more than `limit` tells that there are more in the direction asked for. */
export async function messagesOf(
  db: Queryable,
  threadId: string,
  { before, after }: ThreadPart,
  limit: number,
): Promise<{ rows: MessageRow[]; hasMore: boolean }> {
  const forwards = after !== undefined
  const rows = await db
    .selectFrom('support_messages')
    .select(MESSAGE_COLUMNS)
    .where('thread_id', '=', threadId)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .$if(forwards, (query) => query.where('number', '>', after ?? 0))
    .orderBy('number', forwards ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return { rows: forwards ? page : page.reverse(), hasMore: rows.length > limit }
}

export type NewMessage = { clientId: string | undefined; subject: string | null; message: string }

/** The insert's trigger sets number, time, preview, unread counts and the live event, so that none can be forgotten. */
export function insertMessage(
  db: Queryable,
  threadId: string,
  { side, userId }: Speaker,
  { clientId, subject, message }: NewMessage,
): Promise<MessageRow> {
  const sender = { sender_type: side, sender_id: userId, client_id: clientId ?? null }
  return db
    .insertInto('support_messages')
    .values({ thread_id: threadId, ...sender, subject, message })
    .returning(MESSAGE_COLUMNS)
    .executeTakeFirstOrThrow()
}

/** What the same sender already sent under this mark. Ask under the thread's lock. */
export async function findSent(
  db: Queryable,
  threadId: string,
  { userId }: Speaker,
  clientId: string,
): Promise<MessageRow | null> {
  const row = await db
    .selectFrom('support_messages')
    .select(MESSAGE_COLUMNS)
    .where('thread_id', '=', threadId)
    .where('sender_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row ?? null
}

/** What their senders are called; those whose accounts are gone are not among them. */
export async function namesOf(db: Queryable, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('people')
    .select(['id', 'name', 'email'])
    .where('id', 'in', [...userIds])
    .execute()
  return new Map(rows.map(({ id, name, email }) => [id, name ?? email]))
}

/**
 * Marks the other side's messages read up to `upTo`, and counts what is left of them. A user who has read everything may be
 * mailed again about the next message. Under the thread's lock.
 */
export async function markReadUpTo(db: Queryable, threadId: string, reader: Side, upTo: number): Promise<void> {
  const writer = reader === 'admin' ? 'user' : 'admin'
  const counter = reader === 'admin' ? 'unread_by_admin' : 'unread_by_user'
  await db
    .updateTable('support_messages')
    .set({ is_read: true })
    .where('thread_id', '=', threadId)
    .where('sender_type', '=', writer)
    .where('is_read', '=', false)
    .where('number', '<=', upTo)
    .execute()
  const left = sql<number>`(select count(*) from support_messages m
    where m.thread_id = support_threads.id and m.sender_type = ${writer} and not m.is_read)`
  await db
    .updateTable('support_threads')
    .set({
      [counter]: left,
      ...(reader === 'user' ? { mailed_at: sql`case when ${left} = 0 then null else mailed_at end` } : {}),
    })
    .where('id', '=', threadId)
    .where(counter, '<>', left)
    .execute()
}
