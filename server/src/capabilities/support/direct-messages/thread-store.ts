import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

export type ThreadRow = {
  user_id: string
  name: string | null
  email: string
  unread_by_admin: number
  last_message_preview: string | null
  last_message_at: Date | null
}

export type ThreadPosition = { unread: number; lastMessageAt: string | null; userId: string }

/** Every user but the admins: most unread first, then the latest message. */
export function threadQueue(
  db: Queryable,
  search: string | undefined,
  after: ThreadPosition | null,
  limit: number,
): Promise<ThreadRow[]> {
  const words = search?.trim() ?? ''
  return threads(db)
    .$if(words !== '', (query) => query.where(holds(words)))
    .$if(after !== null, (query) => query.where(isAfter(after)))
    .orderBy('message_threads.unread_by_admin', 'desc')
    .orderBy(sql`coalesce(message_threads.last_message_at, '-infinity'::timestamptz) desc`)
    .orderBy('message_threads.user_id', 'desc')
    .limit(limit)
    .execute()
}

export async function findThread(db: Queryable, userId: string): Promise<ThreadRow | null> {
  return (await threads(db).where('message_threads.user_id', '=', userId).executeTakeFirst()) ?? null
}

/** Whoever writes or reads waits here for whoever does so in the same conversation. False: there is no such user. */
export async function lockThread(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('message_threads')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function countUnreadByUser(db: Queryable, userId: string): Promise<number> {
  const row = await db
    .selectFrom('message_threads')
    .select('unread_by_user')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.unread_by_user ?? 0
}

export async function countUnreadByAdmins(db: Queryable): Promise<number> {
  const row = await db
    .selectFrom('message_threads')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('unread_by_admin'), sql<number>`0`).as('count'))
    .where('unread_by_admin', '>', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('people')
            .select('people.id')
            .whereRef('people.id', '=', 'message_threads.user_id')
            .where('people.is_admin', '=', true),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Somebody who became an admin may have written to support before; nobody is shown that conversation any more. */
function threads(db: Queryable) {
  return db
    .selectFrom('message_threads')
    .innerJoin('people', 'people.id', 'message_threads.user_id')
    .select([
      'message_threads.user_id',
      'people.name',
      'people.email',
      'message_threads.unread_by_admin',
      'message_threads.last_message_preview',
      'message_threads.last_message_at',
    ])
    .where('people.is_admin', '=', false)
}

function holds(words: string): RawBuilder<boolean> {
  const escaped = words.replaceAll(/[\\%_]/g, String.raw`\$&`) // typed, not meant as wild cards
  return sql<boolean>`people.search_text like '%' || searchable(${escaped}) || '%'`
}

function isAfter(after: ThreadPosition | null): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`
  return sql<boolean>`(message_threads.unread_by_admin, coalesce(message_threads.last_message_at, '-infinity'::timestamptz), message_threads.user_id)
    < (${after.unread}::int, coalesce(${after.lastMessageAt}::timestamptz, '-infinity'::timestamptz), ${after.userId}::uuid)`
}
