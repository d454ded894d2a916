import type { InputOf, OutputOf } from '@prancheta/contract/protocol/route.ts'
import type { listAllTickets as listAllTicketsRoute } from '@prancheta/contract/support/admin-tickets.ts'
import type { listConversations as listConversationsRoute } from '@prancheta/contract/support/direct-messages.ts'
import {
  type AdminTicketView,
  type ConversationView,
  PAGE_SIZE,
  type TicketView,
} from '@prancheta/contract/support/thread.ts'
import type { listTickets as listTicketsRoute } from '@prancheta/contract/support/tickets.ts'
import { urgentBefore } from '@prancheta/core/support/status.ts'
import type { Queryable } from '#platform/db/database.ts'
import { AppError } from '#platform/errors/errors.ts'
import { type Position, parseCursor, positionOf, toPage } from './list-order.ts'
import { conversationQueue, findOwnedThread, type QueueFilter, ticketQueue, ticketsOf } from './list-store.ts'
import type { SupportDeps } from './thread.ts'
import { type OwnedThreadRow, toAdminTicketView, toConversationView, toTicketView } from './views.ts'

/** A page and one more, which tells whether there are more. */
const ONE_MORE = PAGE_SIZE + 1

export async function listOwnTickets(
  { db }: SupportDeps,
  userId: string,
  { cursor }: InputOf<typeof listTicketsRoute>,
): Promise<OutputOf<typeof listTicketsRoute>> {
  const { page, next_cursor } = toPage(await ticketsOf(db, userId, { after: parseCursor(cursor), limit: ONE_MORE }))
  return { tickets: page.map(toTicketView), next_cursor }
}

/** A user's tickets with the latest messages, for whoever shows a user. */
export async function latestTicketsOf(db: Queryable, userId: string, limit: number): Promise<TicketView[]> {
  return (await ticketsOf(db, userId, { after: null, limit })).map(toTicketView)
}

export async function listAllTickets(
  deps: SupportDeps,
  { status, priority, waiting, search, cursor }: InputOf<typeof listAllTicketsRoute>,
): Promise<OutputOf<typeof listAllTicketsRoute>> {
  const now = deps.clock.now()
  const openedBefore = waiting === 'urgent' ? urgentBefore(now) : null
  const filter = { status, priorityOnly: priority === 'true', waitingOnly: waiting !== undefined, openedBefore, search }
  const { page, next_cursor } = toPage(await readQueue(deps, filter, { after: parseCursor(cursor), now }))
  return { tickets: page.map((row) => toAdminTicketView(row, now)), next_cursor }
}

/**
 * A page of the queue and one more. Priority is chosen by the plan as it is written; where that ran out since, the ticket is
 * left out and the page filled up with those behind it.
 */
async function readQueue(
  { db }: SupportDeps,
  filter: QueueFilter,
  { after, now }: { after: Position | null; now: Date },
): Promise<OwnedThreadRow[]> {
  const found: OwnedThreadRow[] = []
  for (let position = after; ; ) {
    const rows = await ticketQueue(db, filter, { after: position, limit: ONE_MORE })
    found.push(...rows.filter((row) => !filter.priorityOnly || toAdminTicketView(row, now).priority))
    const last = rows.at(-1)
    if (rows.length <= PAGE_SIZE || found.length > PAGE_SIZE || !last) return found
    position = positionOf(last)
  }
}

/** Every user, with what waits in each conversation. */
export async function listConversations(
  { db }: SupportDeps,
  { unread, search, cursor }: InputOf<typeof listConversationsRoute>,
): Promise<OutputOf<typeof listConversationsRoute>> {
  const filter = { unreadOnly: unread === 'true', search }
  const rows = await conversationQueue(db, filter, { after: parseCursor(cursor), limit: ONE_MORE })
  const { page, next_cursor } = toPage(rows)
  return { conversations: page.map(toConversationView), next_cursor }
}

export async function readAnyTicket({ db, clock }: SupportDeps, ticketId: string): Promise<AdminTicketView> {
  const ticket = await findOwnedThread(db, { kind: 'ticket', id: ticketId })
  if (!ticket) throw new AppError('ticket.notFound')
  return toAdminTicketView(ticket, clock.now())
}

/** An address with somebody in it who is no user of ours, or an admin, leads nowhere. */
export async function readConversation({ db }: SupportDeps, userId: string): Promise<ConversationView> {
  const conversation = await findOwnedThread(db, { kind: 'direct', id: userId })
  if (!conversation) throw new AppError('user.notFound')
  return toConversationView(conversation)
}
