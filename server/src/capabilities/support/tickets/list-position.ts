import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { isUuid } from '#platform/db/is-uuid.ts'

/** Where a page of tickets ended. */
export type ListPosition = { unread: boolean; lastMessageAt: string | null; createdAt: string; id: string }

const position = z.tuple([z.boolean(), z.iso.datetime().nullable(), z.iso.datetime(), z.string().refine(isUuid)])

type Ended = { unread_by_admin: boolean; last_message_at: Date | null; created_at: Date; id: string }

export function positionOf({ unread_by_admin, last_message_at, created_at, id }: Ended): ListPosition {
  const lastMessageAt = last_message_at?.toISOString() ?? null
  return { unread: unread_by_admin, lastMessageAt, createdAt: created_at.toISOString(), id }
}

export function toCursor(ended: Ended): string {
  const { unread, lastMessageAt, createdAt, id } = positionOf(ended)
  const parts = [unread, lastMessageAt, createdAt, id]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** Null for no cursor, and for one that we never gave out: such a reader starts at the beginning. */
export function parseCursor(cursor: string | undefined): ListPosition | null {
  if (cursor === undefined) return null
  try {
    const [unread, lastMessageAt, createdAt, id] = position.parse(
      JSON.parse(Buffer.from(cursor, 'base64url').toString()),
    )
    return { unread, lastMessageAt, createdAt, id }
  } catch {
    return null
  }
}

/** Everything that comes later in the list; one comparison of rows, so that the list's own index answers it. */
export function beforeCursor(after: ListPosition | null, { byUnread }: { byUnread: boolean }): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`
  const at = sql`coalesce(${after.lastMessageAt}::timestamptz, '-infinity'::timestamptz)`
  const own = sql`coalesce(support_tickets.last_message_at, '-infinity'::timestamptz), support_tickets.created_at, support_tickets.id`
  const theirs = sql`${at}, ${after.createdAt}::timestamptz, ${after.id}::uuid`
  return byUnread
    ? sql<boolean>`(support_tickets.unread_by_admin, ${own}) < (${after.unread}::boolean, ${theirs})`
    : sql<boolean>`(${own}) < (${theirs})`
}
