import { PRIORITY_PLANS } from '@prancheta/core/billing/rights.ts'
import type { ThreadKind, TicketStatus } from '@prancheta/core/support/status.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import { isUuid } from '#platform/db/database.ts'
import {
  CONVERSATIONS,
  inOrder,
  isAfter,
  NEWEST_TICKETS,
  type Order,
  OWN_TICKETS,
  type Position,
  TICKET_QUEUE,
} from './list-order.ts'
import { THREAD_COLUMNS, type ThreadRef } from './thread-store.ts'
import type { OwnedThreadRow } from './views.ts'

type Page = { after: Position | null; limit: number }

/** The user's own, by last message and then by creation. */
export function ticketsOf(db: Queryable, userId: string, page: Page): Promise<OwnedThreadRow[]> {
  return threads(db, 'ticket', OWN_TICKETS, page).where('support_threads.user_id', '=', userId).execute()
}

/** The tickets opened last, whatever waits. */
export function newestTickets(db: Queryable, limit: number): Promise<OwnedThreadRow[]> {
  return threads(db, 'ticket', NEWEST_TICKETS, { after: null, limit }).execute()
}

/** The conversations of every user but the admins: most unread first, then the latest message. */
export function conversationQueue(
  db: Queryable,
  { unreadOnly, search }: { unreadOnly: boolean; search: string | undefined },
  page: Page,
): Promise<OwnedThreadRow[]> {
  const words = search?.trim() ?? ''
  return threads(db, 'direct', CONVERSATIONS, page)
    .$if(unreadOnly, (query) => query.where('unread_by_admin', '>', 0))
    .$if(words !== '', (query) => query.where(sql<boolean>`people.search_text like ${patternOf(words)}`))
    .execute()
}

export type QueueFilter = {
  status: TicketStatus | undefined
  priorityOnly: boolean
  /** Only those with something that no admin has read. */
  waitingOnly: boolean
  openedBefore: Date | null
  /** Letters as typed; null or blank is no search. */
  search: string | undefined
}

/**
 * Everybody's tickets as the admins work them off: what waits for them first, then the latest message. `priorityOnly` goes by
 * the plan as it is written; time only takes priority away, so who reads leaves out those whose plan ran out since.
 */
export async function ticketQueue(
  db: Queryable,
  { status, priorityOnly, waitingOnly, openedBefore, search }: QueueFilter,
  page: Page,
): Promise<OwnedThreadRow[]> {
  const words = search?.trim() ?? ''
  const found = words === '' ? null : await searchPlan(db, words)
  return threads(db, 'ticket', TICKET_QUEUE, page)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'open'))
    .$if(waitingOnly, (query) => query.where('unread_by_admin', '>', 0))
    .$if(openedBefore !== null, (query) => query.where('support_threads.created_at', '<', openedBefore ?? new Date(0)))
    .$if(priorityOnly, (query) =>
      query.where('member_plans.plan', 'in', PRIORITY_PLANS).where('member_plans.active', '=', true),
    )
    .$if(found !== null, (query) => query.where(found ?? sql<boolean>`true`))
    .execute()
}

export async function findOwnedThread(db: Queryable, { kind, id }: ThreadRef): Promise<OwnedThreadRow | null> {
  if (!isUuid(id)) return null
  const row = await withOwner(db, kind).where('support_threads.id', '=', id).executeTakeFirst()
  return row ?? null
}

function threads(db: Queryable, kind: ThreadKind, order: Order, { after, limit }: Page) {
  return withOwner(db, kind)
    .$if(after !== null, (query) => query.where(after ? isAfter(order, after) : sql<boolean>`true`))
    .orderBy(inOrder(order))
    .limit(limit)
}

/**
 * With the plan as it is written; what it is worth now is core's to say. Conversations of admins are in no list. The kind is
 * spelt out instead of handed over, because the lists' indexes spell it.
 */
function withOwner(db: Queryable, kind: ThreadKind) {
  return db
    .selectFrom('support_threads')
    .innerJoin('people', 'people.id', 'support_threads.user_id')
    .innerJoin('member_plans', 'member_plans.user_id', 'support_threads.user_id')
    .select([
      ...THREAD_COLUMNS,
      'people.name',
      'people.email',
      'member_plans.plan',
      'member_plans.active',
      'member_plans.access_until',
    ])
    .where('support_threads.kind', '=', sql.lit(kind))
    .$if(kind === 'direct', (query) => query.where('people.is_admin', '=', false))
}

/** With more hits than this, reading the list in its own order meets a page of them soon. */
const COMMON_HITS = 2_000

/**
 * Subject, any message, or the owner's name or e-mail holds the words. A rare word's tickets are gathered by the
 * indexes and then put in order; for a word that is everywhere that would sort the whole table, so there each ticket
 * is asked in the list's order until the page is full.
 */
async function searchPlan(db: Queryable, words: string): Promise<RawBuilder<boolean>> {
  const pattern = patternOf(words)
  const hits = sql`
    select id from support_threads where kind = 'ticket' and subject_search like ${pattern}
    union all select t.id from support_messages m join support_threads t on t.id = m.thread_id and t.kind = 'ticket'
      where m.message_search like ${pattern}
    union all select t.id from people p join support_threads t on t.user_id = p.id and t.kind = 'ticket'
      where p.search_text like ${pattern}`
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${hits} limit ${COMMON_HITS}) as some_hits`.execute(db)
  if ((rows[0]?.count ?? 0) < COMMON_HITS) return sql<boolean>`support_threads.id in (${hits})`

  return sql<boolean>`(support_threads.subject_search like ${pattern}
    or people.search_text like ${pattern}
    or exists (select 1 from support_messages m where m.thread_id = support_threads.id and m.message_search like ${pattern}))`
}

/** A typed % or _ is that character, not a wild card. */
function patternOf(words: string): RawBuilder<string> {
  const escaped = words.replaceAll(/[\\%_]/g, String.raw`\$&`)
  return sql<string>`'%' || searchable(${escaped}) || '%'`
}
