import type { TicketView } from '@prancheta/contract/support/thread.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Session } from '#platform/session/session.ts'
import type { TicketDeps } from './deps.ts'
import { findTicketFor, setStatus } from './ticket-store.ts'
import { toTicketView } from './ticket-view.ts'

/** Resolves or reopens. What already is so stays so: two who press at once both see it done. Closed is the end. */
export async function changeStatus(
  deps: TicketDeps,
  person: Session,
  ticketId: string,
  status: 'open' | 'resolved',
): Promise<TicketView> {
  return deps.db.transaction().execute(async (tx) => {
    const ticket = await findTicketFor(tx, person, ticketId, { lock: true })
    if (!ticket) throw new AppError('ticket.notFound')
    if (ticket.status === 'closed') throw new AppError('ticket.closed')
    return toTicketView(ticket.status === status ? ticket : await setStatus(tx, ticketId, status))
  })
}
