import type { AdminTicketView, ThreadMessage, TicketView } from '@prancheta/contract/support/thread.ts'
import { planAt } from '@prancheta/core/billing/lifecycle.ts'
import type { Plan } from '@prancheta/core/billing/plans.ts'
import { isPriority } from '@prancheta/core/support/priority.ts'
import type { Side, TicketStatus } from '@prancheta/core/support/status.ts'

export type TicketRow = {
  id: string
  user_id: string
  subject: string
  status: TicketStatus
  unread_by_admin: boolean
  unread_by_user: boolean
  last_message_preview: string | null
  last_message_at: Date | null
  created_at: Date
}

export type OwnedTicketRow = TicketRow & {
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
  message: string
  is_read: boolean
  created_at: Date
  client_id: string | null
}

export function toTicketView({ last_message_at, created_at, ...ticket }: TicketRow): TicketView {
  return {
    ...ticket,
    last_message_at: last_message_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
  }
}

/** With the plan as it counts now: one that ran out gives no priority, written down or not. */
export function toAdminTicketView(
  { name, email, plan, active, access_until: accessUntil, ...ticket }: OwnedTicketRow,
  now: Date,
): AdminTicketView {
  const current = planAt({ plan, active, accessUntil }, now)
  const priority = isPriority({ plan: current.plan, planActive: current.active })
  return { ...toTicketView(ticket), user: { name, email }, priority }
}

export function toThreadMessage({ created_at, ...message }: MessageRow): ThreadMessage {
  return { ...message, subject: null, created_at: created_at.toISOString() }
}
