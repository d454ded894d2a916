import { AppError } from '#platform/errors/app-error.ts'
import type { Session } from '#platform/session/session.ts'
import { sideOf, type TicketDeps } from './deps.ts'
import { markReadUpTo } from './ticket-message-store.ts'
import { findTicketFor } from './ticket-store.ts'

/** Only the other side's messages, and only those the reader has on screen: one that comes meanwhile stays unread. */
export async function markTicketRead(deps: TicketDeps, reader: Session, ticketId: string, upTo: number) {
  await deps.db.transaction().execute(async (tx) => {
    const ticket = await findTicketFor(tx, reader, ticketId, { lock: true })
    if (!ticket) throw new AppError('ticket.notFound')
    await markReadUpTo(tx, { ticketId, reader: sideOf(reader), upTo })
  })
  return { done: true as const }
}
