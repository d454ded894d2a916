import type { listAllTickets as listAllTicketsRoute } from '@prancheta/contract/admin-tickets.ts'
import type { InputOf } from '@prancheta/contract/route.ts'
import { PAGE_SIZE } from '@prancheta/contract/support.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Session } from '#platform/session/session.ts'
import type { TicketDeps } from './deps.ts'
import { parseCursor, toCursor } from './list-position.ts'
import { findOwnedTicket, ticketQueue } from './queue-store.ts'
import { type ThreadPart, ticketMessages } from './ticket-message-store.ts'
import { findTicketFor, ticketsOf } from './ticket-store.ts'
import { type TicketRow, toAdminTicketView, toThreadMessage, toTicketView } from './ticket-view.ts'

export async function listOwnTickets(deps: TicketDeps, { userId }: Session, cursor: string | undefined) {
  const rows = await ticketsOf(deps.db, userId, parseCursor(cursor), PAGE_SIZE + 1)
  return { tickets: rows.slice(0, PAGE_SIZE).map(toTicketView), next_cursor: nextCursor(rows) }
}

export async function listAllTickets(
  deps: TicketDeps,
  { status, priority, search, cursor }: InputOf<typeof listAllTicketsRoute>,
) {
  const filter = { status, priorityOnly: priority === 'true', search }
  const page = { after: parseCursor(cursor), limit: PAGE_SIZE + 1, now: deps.clock.now() }
  const rows = await ticketQueue(deps.db, filter, page)
  return { tickets: rows.slice(0, PAGE_SIZE).map(toAdminTicketView), next_cursor: nextCursor(rows) }
}

export async function readTicket(deps: TicketDeps, reader: Session, ticketId: string) {
  const ticket = await findTicketFor(deps.db, reader, ticketId)
  if (!ticket) throw new AppError('ticket.notFound')
  return toTicketView(ticket)
}

export async function readAnyTicket(deps: TicketDeps, ticketId: string) {
  const ticket = await findOwnedTicket(deps.db, ticketId, deps.clock.now())
  if (!ticket) throw new AppError('ticket.notFound')
  return toAdminTicketView(ticket)
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
