/** Stored in the database. Closed is the end: nothing leads out of it. */
export const TICKET_STATUSES = ['open', 'resolved', 'closed'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

export const SIDES = ['user', 'admin'] as const
/** Who speaks: the thread's owner, or support. */
export type Side = (typeof SIDES)[number]

/** A question with a subject and a status, of which a user has many, or the one conversation that never ends. */
const THREAD_KINDS = ['ticket', 'direct'] as const
export type ThreadKind = (typeof THREAD_KINDS)[number]

const HOUR_MS = 3_600_000
const URGENT_AFTER_MS = 24 * HOUR_MS
const CLOSED_AFTER_MS = 7 * 24 * HOUR_MS

export type Urgency = 'urgent' | 'waiting' | 'answered'

/** 'Urgente' is a ticket that waits for an admin and was opened more than a day ago. */
export function urgencyOf(ticket: { unreadByAdmin: boolean; createdAt: Date }, now: Date): Urgency {
  if (!ticket.unreadByAdmin) return 'answered'
  return now.getTime() - ticket.createdAt.getTime() > URGENT_AFTER_MS ? 'urgent' : 'waiting'
}

/** Tickets opened before this are urgent while they wait. */
export function urgentBefore(now: Date): Date {
  return new Date(now.getTime() - URGENT_AFTER_MS)
}

/** A resolved ticket closes once neither its resolution nor its last message is younger than this. */
export function quietSince(now: Date): Date {
  return new Date(now.getTime() - CLOSED_AFTER_MS)
}

/** 'Ticket #3f2a9c01': enough of the id to say on the phone. */
export function ticketNumber(ticketId: string): string {
  return ticketId.slice(0, 8)
}
