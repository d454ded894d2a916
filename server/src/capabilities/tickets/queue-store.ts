import { PRIORITY_PLANS } from '@prancheta/core/tickets/priority.ts'
import type { TicketStatus } from '@prancheta/core/tickets/status.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import { isUuid } from '#platform/db/is-uuid.ts'
import { beforeCursor, type ListPosition } from './list-position.ts'
import { TICKET_COLUMNS } from './ticket-store.ts'
import type { OwnedTicketRow } from './ticket-view.ts'

export type QueueFilter = {
  status: TicketStatus | undefined
  priorityOnly: boolean
  /** Letters as typed; null or blank is no search. */
  search: string | undefined
}

/** Everybody's tickets as the admins work them off: what waits for them first, then the latest message. */
export function ticketQueue(
  db: Queryable,
  { status, priorityOnly, search }: QueueFilter,
  after: ListPosition | null,
  limit: number,
): Promise<OwnedTicketRow[]> {
  const words = search?.trim() ?? ''
  return withOwner(db)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'open'))
    .$if(priorityOnly, (query) => query.where('plans.plan', 'in', PRIORITY_PLANS).where('plans.active', '=', true))
    .$if(words !== '', (query) => query.where(holds(words)))
    .$if(after !== null, (query) => query.where(beforeCursor(after, { byUnread: true })))
    .orderBy('support_tickets.unread_by_admin', 'desc')
    .orderBy(sql`coalesce(support_tickets.last_message_at, '-infinity'::timestamptz) desc`)
    .orderBy('support_tickets.created_at', 'desc')
    .orderBy('support_tickets.id', 'desc')
    .limit(limit)
    .execute()
}

export async function findOwnedTicket(db: Queryable, ticketId: string): Promise<OwnedTicketRow | null> {
  if (!isUuid(ticketId)) return null
  const row = await withOwner(db).where('support_tickets.id', '=', ticketId).executeTakeFirst()
  return row ?? null
}

function withOwner(db: Queryable) {
  return db
    .selectFrom('support_tickets')
    .innerJoin('profiles', 'profiles.id', 'support_tickets.user_id')
    .innerJoin('plans', 'plans.user_id', 'support_tickets.user_id')
    .select([...TICKET_COLUMNS, 'profiles.name', 'profiles.email', 'plans.plan', 'plans.active'])
}

/**
 * Subject, any message, or the owner's name or e-mail holds the words. The ids are gathered first, each part by its
 * own index; joined by `or` instead, the database would read every ticket.
 */
function holds(words: string): RawBuilder<boolean> {
  const pattern = sql`'%' || searchable(${escapeLike(words)}) || '%'`
  return sql<boolean>`support_tickets.id in (
    select id from support_tickets where searchable(subject) like ${pattern}
    union all select ticket_id from ticket_messages where searchable(message) like ${pattern}
    union all select t.id from profiles p join support_tickets t on t.user_id = p.id
      where searchable(coalesce(p.name, '') || ' ' || p.email) like ${pattern})`
}

/** A typed % or _ is that character, not a wild card. */
export function escapeLike(words: string): string {
  return words.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
