import type {
  AdminTicketView,
  ConversationView,
  ThreadMessage,
  TicketView,
} from '@prancheta/contract/support/thread.ts'
import { planAt } from '@prancheta/core/billing/lifecycle.ts'
import type { Plan } from '@prancheta/core/billing/plans.ts'
import { isPriority } from '@prancheta/core/billing/rights.ts'
import type { Side, TicketStatus } from '@prancheta/core/support/status.ts'

export type ThreadRow = {
  id: string
  user_id: string
  /** Null in direct conversations only. */
  subject: string | null
  status: TicketStatus
  unread_by_admin: number
  unread_by_user: number
  last_message_preview: string | null
  last_message_at: Date | null
  created_at: Date
}

export type OwnedThreadRow = ThreadRow & {
  name: string | null
  email: string
  plan: Plan
  active: boolean
  access_until: Date | null
}

export type MessageRow = {
  id: string
  number: number
  sender_type: Side
  sender_id: string | null
  subject: string | null
  message: string
  is_read: boolean
  created_at: Date
  client_id: string | null
}

export function toTicketView(row: ThreadRow): TicketView {
  return {
    id: row.id,
    user_id: row.user_id,
    subject: row.subject ?? '',
    status: row.status,
    unread_by_admin: row.unread_by_admin > 0,
    unread_by_user: row.unread_by_user > 0,
    last_message_preview: row.last_message_preview,
    last_message_at: row.last_message_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }
}

/** With the plan as it counts now: one that ran out gives no priority, written down or not. */
export function toAdminTicketView(row: OwnedThreadRow, now: Date): AdminTicketView {
  const { name, email, plan, active, access_until: accessUntil } = row
  const current = planAt({ plan, active, accessUntil }, now)
  const priority = isPriority({ plan: current.plan, planActive: current.active })
  return { ...toTicketView(row), user: { name, email }, priority }
}

export function toConversationView(row: OwnedThreadRow): ConversationView {
  return {
    user: { id: row.user_id, name: row.name, email: row.email },
    unread: row.unread_by_admin,
    last_message_preview: row.last_message_preview,
    last_message_at: row.last_message_at?.toISOString() ?? null,
  }
}

/** With the sender's name only where a page of the thread was read for an admin. */
export function toThreadMessage(
  { created_at, sender_id, ...message }: MessageRow,
  reader: { side: Side; userId: string },
  senderName: string | null = null,
): ThreadMessage {
  // Support is many people; on the other side there is only the reader.
  const is_own = reader.side === 'user' ? message.sender_type === 'user' : sender_id === reader.userId
  return { ...message, is_own, sender_name: senderName, created_at: created_at.toISOString() }
}
