import { PRIORITY_PLANS } from '@prancheta/core/support/priority.ts'
import type { TicketStatus } from '@prancheta/core/support/status.ts'
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

/** With more hits than this, reading the list in its own order meets a page of them soon. */
const COMMON_HITS = 2_000

/**
 * Everybody's tickets as the admins work them off: what waits for them first, then the latest message. `priorityOnly` goes by
 * the plan as it is written; time only takes priority away, so who reads leaves out those whose plan ran out since.
 */
export async function ticketQueue(
  db: Queryable,
  { status, priorityOnly, search }: QueueFilter,
  { after, limit }: { after: ListPosition | null; limit: number },
): Promise<OwnedTicketRow[]> {
  const words = search?.trim() ?? ''
  const found = words === '' ? null : await searchPlan(db, words)
  return withOwner(db)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'open'))
    .$if(priorityOnly, (query) =>
      query.where('member_plans.plan', 'in', PRIORITY_PLANS).where('member_plans.active', '=', true),
    )
    .$if(found !== null, (query) => query.where(found ?? sql<boolean>`true`))
    .$if(after !== null, (query) => query.where(beforeCursor(after, { byUnread: true })))
    .orderBy('support_tickets.unread_by_admin', 'desc')
    .orderBy(sql`coalesce(support_tickets.last_message_at, '-infinity'::timestamptz) desc`)
    .orderBy('support_tickets.created_at', 'desc')
    .orderBy('support_tickets.id', 'desc')
    .limit(limit)
    .execute()
}

/** The tickets opened last, whatever waits. */
export function newestTickets(db: Queryable, limit: number): Promise<OwnedTicketRow[]> {
  return withOwner(db)
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

/** With the plan as it is written; what it is worth now is core's to say. */
function withOwner(db: Queryable) {
  return db
    .selectFrom('support_tickets')
    .innerJoin('people', 'people.id', 'support_tickets.user_id')
    .innerJoin('member_plans', 'member_plans.user_id', 'support_tickets.user_id')
    .select([
      ...TICKET_COLUMNS,
      'people.name',
      'people.email',
      'member_plans.plan',
      'member_plans.active',
      'member_plans.access_until',
    ])
}

/**
 * Subject, any message, or the owner's name or e-mail holds the words. A rare word's tickets are gathered by the
 * indexes and then put in order; for a word that is everywhere that would sort the whole table, so there each ticket
 * is asked in the list's order until the page is full.
 */
async function searchPlan(db: Queryable, words: string): Promise<RawBuilder<boolean>> {
  const pattern = sql`'%' || searchable(${escapeLike(words)}) || '%'`
  const hits = sql`
    select id from support_tickets where subject_search like ${pattern}
    union all select ticket_id from ticket_messages where message_search like ${pattern}
    union all select t.id from people p join support_tickets t on t.user_id = p.id where p.search_text like ${pattern}`
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${hits} limit ${COMMON_HITS}) as some_hits`.execute(db)
  if ((rows[0]?.count ?? 0) < COMMON_HITS) return sql<boolean>`support_tickets.id in (${hits})`

  return sql<boolean>`(support_tickets.subject_search like ${pattern}
    or people.search_text like ${pattern}
    or exists (select 1 from ticket_messages m where m.ticket_id = support_tickets.id and m.message_search like ${pattern}))`
}

/** A typed % or _ is that character, not a wild card. */
function escapeLike(words: string): string {
  return words.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
