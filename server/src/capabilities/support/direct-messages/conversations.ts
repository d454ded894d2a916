import type { ConversationView } from '@prancheta/contract/support/direct-messages.ts'
import { PAGE_SIZE } from '@prancheta/contract/support/thread.ts'
import { z } from 'zod'
import { isUuid } from '#platform/db/is-uuid.ts'
import type { MessageDeps } from './messages.ts'
import { type ThreadPosition, type ThreadRow, threadQueue } from './thread-store.ts'

const position = z.tuple([z.int(), z.iso.datetime().nullable(), z.string().refine(isUuid)])

/** The admins' list: every user, with what waits in each conversation. */
export async function listConversations(
  deps: MessageDeps,
  { search, cursor }: { search?: string | undefined; cursor?: string | undefined },
) {
  const rows = await threadQueue(deps.db, search, parseCursor(cursor), PAGE_SIZE + 1)
  const last = rows[PAGE_SIZE - 1]
  const next = rows.length > PAGE_SIZE && last ? toCursor(last) : null
  return { conversations: rows.slice(0, PAGE_SIZE).map(toConversation), next_cursor: next }
}

export function toConversation(row: ThreadRow): ConversationView {
  return {
    user: { id: row.user_id, name: row.name, email: row.email },
    unread: row.unread_by_admin,
    last_message_preview: row.last_message_preview,
    last_message_at: row.last_message_at?.toISOString() ?? null,
  }
}

function toCursor({ unread_by_admin, last_message_at, user_id }: ThreadRow): string {
  const parts = [unread_by_admin, last_message_at?.toISOString() ?? null, user_id]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** Null for no cursor, and for one that we never gave out. */
function parseCursor(cursor: string | undefined): ThreadPosition | null {
  if (cursor === undefined) return null
  try {
    const [unread, lastMessageAt, userId] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { unread, lastMessageAt, userId }
  } catch {
    return null
  }
}
