import type { Side } from '@prancheta/core/support/status.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { MessageRow } from './ticket-view.ts'

const MESSAGE_COLUMNS = ['id', 'number', 'sender_type', 'message', 'is_read', 'created_at', 'client_id'] as const

export type ThreadPart = { before?: number | undefined; after?: number | undefined }

/** Part of a thread, oldest first. One more than `limit` tells that there are more in the direction asked for. */
export async function ticketMessages(
  db: Queryable,
  ticketId: string,
  { before, after }: ThreadPart,
  limit: number,
): Promise<{ rows: MessageRow[]; hasMore: boolean }> {
  const forwards = after !== undefined
  const rows = await db
    .selectFrom('ticket_messages')
    .select(MESSAGE_COLUMNS)
    .where('ticket_id', '=', ticketId)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .$if(forwards, (query) => query.where('number', '>', after ?? 0))
    .orderBy('number', forwards ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  return { rows: forwards ? page : page.reverse(), hasMore: rows.length > limit }
}

export type NewMessage = {
  ticketId: string
  side: Side
  senderId: string | null
  clientId: string | undefined
  message: string
}

/** The insert's trigger sets number, time, preview, unread flags and the live event, so that none can be forgotten. */
export function insertMessage(
  db: Queryable,
  { ticketId, side, senderId, clientId, message }: NewMessage,
): Promise<MessageRow> {
  return db
    .insertInto('ticket_messages')
    .values({ ticket_id: ticketId, sender_type: side, sender_id: senderId, client_id: clientId ?? null, message })
    .returning(MESSAGE_COLUMNS)
    .executeTakeFirstOrThrow()
}

/** What the same sender already sent under this mark. Ask under the ticket's lock. */
export async function findSent(
  db: Queryable,
  { ticketId, senderId, clientId }: { ticketId: string; senderId: string; clientId: string },
): Promise<MessageRow | null> {
  const row = await db
    .selectFrom('ticket_messages')
    .select(MESSAGE_COLUMNS)
    .where('ticket_id', '=', ticketId)
    .where('sender_id', '=', senderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row ?? null
}

/** Marks the other side's messages read up to `upTo`; the flag falls only when none beyond is unread. Under the ticket's lock. */
export async function markReadUpTo(
  db: Queryable,
  { ticketId, reader, upTo }: { ticketId: string; reader: Side; upTo: number },
): Promise<void> {
  const writer = reader === 'admin' ? 'user' : 'admin'
  const flag = reader === 'admin' ? 'unread_by_admin' : 'unread_by_user'
  await db
    .updateTable('ticket_messages')
    .set({ is_read: true })
    .where('ticket_id', '=', ticketId)
    .where('sender_type', '=', writer)
    .where('is_read', '=', false)
    .where('number', '<=', upTo)
    .execute()
  await db
    .updateTable('support_tickets')
    .set({ [flag]: false })
    .where('id', '=', ticketId)
    .where(flag, '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('ticket_messages')
            .select('ticket_messages.id')
            .whereRef('ticket_messages.ticket_id', '=', 'support_tickets.id')
            .where('ticket_messages.sender_type', '=', writer)
            .where('ticket_messages.is_read', '=', false),
        ),
      ),
    )
    .execute()
}
