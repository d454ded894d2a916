import { urgentBefore } from '@prancheta/core/support/status.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

const DAY_MS = 86_400_000

/** How many of the user's tickets hold an answer not read yet. */
export async function unreadTicketsOf(db: Queryable, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from support_threads
    where kind = 'ticket' and unread_by_user > 0 and user_id = ${userId}::uuid`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many messages of the user's conversation with support they have not read. */
export async function unreadMessagesOf(db: Queryable, userId: string): Promise<number> {
  const row = await db
    .selectFrom('support_threads')
    .select('unread_by_user')
    .where('kind', '=', 'direct')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.unread_by_user ?? 0
}

export async function ticketCounters(db: Queryable, now: Date) {
  const { rows } = await sql<{ unread: number; open_unread: number; urgent: number }>`
    select count(*) as unread, count(*) filter (where status = 'open') as open_unread,
      count(*) filter (where status = 'open' and created_at < ${urgentBefore(now)}) as urgent
    from support_threads where kind = 'ticket' and unread_by_admin > 0`.execute(db)
  return rows[0] ?? { unread: 0, open_unread: 0, urgent: 0 }
}

/** Direct messages that wait for an admin. What somebody wrote before becoming an admin is in no list, so it is not counted. */
export async function unreadMessagesOfAll(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(unread_by_admin), 0)::int as count from support_threads t
    where kind = 'direct' and unread_by_admin > 0
      and not exists (select from people where people.id = t.user_id and people.is_admin)`.execute(db)
  return rows[0]?.count ?? 0
}

/** Of tickets that users opened in the last `days`: the time to support's first message. */
export async function firstAnswers(db: Queryable, days: number, now: Date) {
  const since = new Date(now.getTime() - days * DAY_MS)
  const { rows } = await sql<{ answered: number; waiting: number; median_s: number | null; p90_s: number | null }>`
    select count(first_answer_at) as answered,
      count(*) filter (where first_answer_at is null and status = 'open') as waiting,
      percentile_cont(0.5) within group (order by extract(epoch from first_answer_at - created_at)::float8) as median_s,
      percentile_cont(0.9) within group (order by extract(epoch from first_answer_at - created_at)::float8) as p90_s
    from support_threads where opened_by = 'user' and created_at >= ${since}`.execute(db)
  const { answered, waiting, median_s, p90_s } = rows[0] ?? { answered: 0, waiting: 0, median_s: null, p90_s: null }
  return { answered, waiting, median_ms: toMs(median_s), p90_ms: toMs(p90_s) }
}

function toMs(seconds: number | null): number | null {
  return seconds === null ? null : Math.round(seconds * 1000)
}
