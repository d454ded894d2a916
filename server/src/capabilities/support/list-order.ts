import { PAGE_SIZE } from '@prancheta/contract/support/thread.ts'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { isUuid } from '#platform/db/database.ts'

/** Where a page of threads ended: what any of the lists may be sorted by. */
export type Position = { unread: number; lastMessageAt: string | null; createdAt: string; id: string }

type Ended = { unread_by_admin: number; last_message_at: Date | null; created_at: Date; id: string }

/** What lists are sorted by, always downwards: of a row, and of a position. Indexes hold the same expressions. */
const PARTS = {
  waits: {
    own: sql`least(support_threads.unread_by_admin, 1)`,
    of: ({ unread }: Position) => sql`least(${unread}::int, 1)`,
  },
  unread: { own: sql`support_threads.unread_by_admin`, of: ({ unread }: Position) => sql`${unread}::int` },
  latest: {
    own: sql`coalesce(support_threads.last_message_at, '-infinity'::timestamptz)`,
    of: ({ lastMessageAt }: Position) => sql`coalesce(${lastMessageAt}::timestamptz, '-infinity'::timestamptz)`,
  },
  newest: { own: sql`support_threads.created_at`, of: ({ createdAt }: Position) => sql`${createdAt}::timestamptz` },
  id: { own: sql`support_threads.id`, of: ({ id }: Position) => sql`${id}::uuid` },
}

export type Order = readonly (keyof typeof PARTS)[]

export const OWN_TICKETS: Order = ['latest', 'newest', 'id']
export const TICKET_QUEUE: Order = ['waits', 'latest', 'newest', 'id']
export const NEWEST_TICKETS: Order = ['newest', 'id']
export const CONVERSATIONS: Order = ['unread', 'latest', 'id']

export function inOrder(order: Order): RawBuilder<unknown> {
  return sql.join(order.map((part) => sql`${PARTS[part].own} desc`))
}

/** Everything that comes later in the list; one comparison of rows, so that the list's own index answers it. */
export function isAfter(order: Order, position: Position): RawBuilder<boolean> {
  const own = sql.join(order.map((part) => PARTS[part].own))
  const theirs = sql.join(order.map((part) => PARTS[part].of(position)))
  return sql<boolean>`(${own}) < (${theirs})`
}

export function positionOf({ unread_by_admin, last_message_at, created_at, id }: Ended): Position {
  const lastMessageAt = last_message_at?.toISOString() ?? null
  return { unread: unread_by_admin, lastMessageAt, createdAt: created_at.toISOString(), id }
}

/** Of rows read with one more than a page holds: the page, and the cursor of what follows it. */
export function toPage<Row extends Ended>(rows: readonly Row[]): { page: Row[]; next_cursor: string | null } {
  const page = rows.slice(0, PAGE_SIZE)
  const last = page.at(-1)
  return { page, next_cursor: rows.length > PAGE_SIZE && last ? toCursor(positionOf(last)) : null }
}

const cursorParts = z.tuple([z.int(), z.iso.datetime().nullable(), z.iso.datetime(), z.string().refine(isUuid)])

function toCursor({ unread, lastMessageAt, createdAt, id }: Position): string {
  return Buffer.from(JSON.stringify([unread, lastMessageAt, createdAt, id])).toString('base64url')
}

/** Null for no cursor, and for one that we never gave out: such a reader starts at the beginning. */
export function parseCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString())
    const [unread, lastMessageAt, createdAt, id] = cursorParts.parse(parts)
    return { unread, lastMessageAt, createdAt, id }
  } catch {
    return null
  }
}
