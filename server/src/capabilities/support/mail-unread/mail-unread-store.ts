import type { ThreadKind } from '@prancheta/core/support/status.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

export type UnreadThread = { id: string; kind: ThreadKind; name: string | null; email: string }

/**
 * Threads with a message from support that its user has left unread since before `since` and was not mailed about yet. Locked
 * until the transaction ends; those in another process's hands are passed over. Suspended people cannot come in to read. What
 * was written to one person comes before what went to everybody, and what an admin stopped is not spread further by mail.
 */
export async function takeUnread(db: Queryable, since: Date, limit: number): Promise<UnreadThread[]> {
  const { rows } = await sql<UnreadThread>`
    select t.id, t.kind, people.name, people.email
    from support_threads t join people on people.id = t.user_id
    where t.unread_by_user > 0 and t.mailed_at is null and not people.is_admin and people.suspended_at is null
      and exists (select from support_messages m where m.thread_id = t.id and m.sender_type = 'admin'
        and not m.is_read and m.created_at <= ${since}::timestamptz
        and (m.number > 1 or not exists (
          select from ticket_broadcasts b where b.id = t.broadcast_id and b.stopped_at is not null)))
    order by (t.broadcast_id is not null), t.last_message_at limit ${limit} for update of t skip locked`.execute(db)
  return rows
}

export async function markMailed(db: Queryable, threadIds: readonly string[], now: Date): Promise<void> {
  await db
    .updateTable('support_threads')
    .set({ mailed_at: now })
    .where('id', 'in', [...threadIds])
    .execute()
}
