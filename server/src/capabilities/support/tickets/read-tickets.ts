import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import type { listAllTickets as listAllTicketsRoute } from '@prancheta/contract/support/admin-tickets.ts'
import { PAGE_SIZE } from '@prancheta/contract/support/thread.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Session } from '#platform/session/session.ts'
import type { TicketDeps } from './deps.ts'
import { type ListPosition, parseCursor, positionOf, toCursor } from './list-position.ts'
import { findOwnedTicket, type QueueFilter, ticketQueue } from './queue-store.ts'
import { type ThreadPart, ticketMessages } from './ticket-message-store.ts'
import { findTicketFor, ticketsOf } from './ticket-store.ts'
import { type OwnedTicketRow, type TicketRow, toAdminTicketView, toThreadMessage, toTicketView } from './ticket-view.ts'

export async function listOwnTickets(deps: TicketDeps, { userId }: Session, cursor: string | undefined) {
  const rows = await ticketsOf(deps.db, userId, parseCursor(cursor), PAGE_SIZE + 1)
  return { tickets: rows.slice(0, PAGE_SIZE).map(toTicketView), next_cursor: nextCursor(rows) }
}

export async function listAllTickets(
  deps: TicketDeps,
  { status, priority, search, cursor }: InputOf<typeof listAllTicketsRoute>,
) {
  const filter = { status, priorityOnly: priority === 'true', search }
  const now = deps.clock.now()
  const rows = await readQueue(deps, filter, { after: parseCursor(cursor), now })
  return {
    tickets: rows.slice(0, PAGE_SIZE).map((row) => toAdminTicketView(row, now)),
    next_cursor: nextCursor(rows),
  }
}

/**
 * A page of the queue and one more. Priority is chosen by the plan as it is written; where that ran out since, the ticket is
 * left out and the page filled up with those behind it.
 */
async function readQueue(
  { db }: TicketDeps,
  filter: QueueFilter,
  { after, now }: { after: ListPosition | null; now: Date },
): Promise<OwnedTicketRow[]> {
  const found: OwnedTicketRow[] = []
  for (let position = after; ; ) {
    const rows = await ticketQueue(db, filter, { after: position, limit: PAGE_SIZE + 1 })
    found.push(...rows.filter((row) => !filter.priorityOnly || toAdminTicketView(row, now).priority))
    const last = rows.at(-1)
    if (rows.length <= PAGE_SIZE || found.length > PAGE_SIZE || !last) return found
    position = positionOf(last)
  }
}

export async function readTicket(deps: TicketDeps, reader: Session, ticketId: string) {
  const ticket = await findTicketFor(deps.db, reader, ticketId)
  if (!ticket) throw new AppError('ticket.notFound')
  return toTicketView(ticket)
}

export async function readAnyTicket(deps: TicketDeps, ticketId: string) {
  const ticket = await findOwnedTicket(deps.db, ticketId)
  if (!ticket) throw new AppError('ticket.notFound')
  return toAdminTicketView(ticket, deps.clock.now())
}

export async function readThread(deps: TicketDeps, reader: Session, ticketId: string, part: ThreadPart) {
  if (!(await findTicketFor(deps.db, reader, ticketId))) throw new AppError('ticket.notFound')
  const { rows, hasMore } = await ticketMessages(deps.db, ticketId, part, PAGE_SIZE)
  return { messages: rows.map(toThreadMessage), has_more: hasMore }
}

function nextCursor(rows: readonly TicketRow[]): string | null {
  const last = rows[PAGE_SIZE - 1]
  return rows.length > PAGE_SIZE && last ? toCursor(last) : null
}
