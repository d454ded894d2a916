import type { TicketStatus } from '@prancheta/core/support/status.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import { isUuid } from '#platform/db/is-uuid.ts'
import type { Session } from '#platform/session/session.ts'
import { beforeCursor, type ListPosition } from './list-position.ts'
import type { TicketRow } from './ticket-view.ts'

export const TICKET_COLUMNS = [
  'support_tickets.id',
  'support_tickets.user_id',
  'support_tickets.subject',
  'support_tickets.status',
  'support_tickets.unread_by_admin',
  'support_tickets.unread_by_user',
  'support_tickets.last_message_preview',
  'support_tickets.last_message_at',
  'support_tickets.created_at',
] as const

/**
 * The ticket, if `reader` may see it. A stranger gets nothing, exactly as for a ticket that does not exist, so that
 * ids cannot be probed.
 */
export async function findTicketFor(
  db: Queryable,
  reader: Session,
  ticketId: string,
  { lock = false } = {},
): Promise<TicketRow | null> {
  if (!isUuid(ticketId)) return null
  const row = await db
    .selectFrom('support_tickets')
    .select(TICKET_COLUMNS)
    .where('id', '=', ticketId)
    .$if(reader.role !== 'admin', (own) => own.where('user_id', '=', reader.userId))
    .$if(lock, (ticket) => ticket.forUpdate())
    .executeTakeFirst()
  return row ?? null
}

/** The user's own, by last message and then by creation; one more than `limit` tells whether there are more. */
export function ticketsOf(
  db: Queryable,
  userId: string,
  after: ListPosition | null,
  limit: number,
): Promise<TicketRow[]> {
  return db
    .selectFrom('support_tickets')
    .select(TICKET_COLUMNS)
    .where('user_id', '=', userId)
    .$if(after !== null, (query) => query.where(beforeCursor(after, { byUnread: false })))
    .orderBy(sql`coalesce(last_message_at, '-infinity'::timestamptz) desc`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countUnreadOf(db: Queryable, userId: string): Promise<number> {
  const row = await db
    .selectFrom('support_tickets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('unread_by_user', '=', true)
    .executeTakeFirstOrThrow()
  return row.count
}

export type NewTicket = {
  userId: string
  subject: string
  openedBy: 'user' | 'admin'
  clientId: string | undefined
}

/** The new ticket's id, or the one that the same request made before. */
export async function insertTicket(
  db: Queryable,
  { userId, subject, openedBy, clientId }: NewTicket,
): Promise<{ id: string; isNew: boolean }> {
  const made = await db
    .insertInto('support_tickets')
    .values({ user_id: userId, subject, opened_by: openedBy, client_id: clientId ?? null })
    .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return { id: made.id, isNew: true }
  const before = await db
    .selectFrom('support_tickets')
    .select('id')
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId ?? '')
    .executeTakeFirstOrThrow()
  return { id: before.id, isNew: false }
}

export function requireTicket(db: Queryable, ticketId: string): Promise<TicketRow> {
  return db.selectFrom('support_tickets').select(TICKET_COLUMNS).where('id', '=', ticketId).executeTakeFirstOrThrow()
}

export function setStatus(db: Queryable, ticketId: string, status: TicketStatus): Promise<TicketRow> {
  return db
    .updateTable('support_tickets')
    .set({ status })
    .where('id', '=', ticketId)
    .returning(TICKET_COLUMNS)
    .executeTakeFirstOrThrow()
}

/** Resolved and quiet since then. One that waits for an admin stays, however old. Returns how many. */
export async function closeQuiet(db: Queryable, quietSince: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('support_tickets')
    .set({ status: 'closed' })
    .where('status', '=', 'resolved')
    .where('unread_by_admin', '=', false)
    .where('resolved_at', '<=', quietSince)
    .where(({ or, eb }) => or([eb('last_message_at', 'is', null), eb('last_message_at', '<=', quietSince)]))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
