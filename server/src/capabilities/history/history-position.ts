import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { isUuid } from '#platform/db/is-uuid.ts'

/** Where a page ended: the moment as the database writes it, to the microsecond, and the row. */
export type HistoryPosition = { at: string; id: string }

const position = z.tuple([
  z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/),
  z.string().refine(isUuid),
])

export function toCursor({ position: at, id }: { position: string; id: string }): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url')
}

/** Null for no cursor, and for one that we never gave out: such a reader starts at the beginning. */
export function parseCursor(cursor: string | undefined): HistoryPosition | null {
  if (cursor === undefined) return null
  try {
    const [at, id] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { at, id }
  } catch {
    return null
  }
}

/** One comparison of rows, so that the list's own index answers it. */
export function beforeCursor(after: HistoryPosition | null): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`
  return sql<boolean>`(a.created_at, a.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
}
