import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import type { ThreadMessage } from '@prancheta/contract/support/thread.ts'
import type { replyToTicket as replyToTicketRoute } from '@prancheta/contract/support/tickets.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Session } from '#platform/session/session.ts'
import { sideOf, type TicketDeps } from './deps.ts'
import { findSent, insertMessage } from './ticket-message-store.ts'
import { findTicketFor } from './ticket-store.ts'
import { toThreadMessage } from './ticket-view.ts'

/** The ticket is locked while we look, so that it cannot close between the look and the message. */
export async function replyToTicket(
  deps: TicketDeps,
  author: Session,
  { ticketId, message, client_id: clientId }: InputOf<typeof replyToTicketRoute>,
): Promise<ThreadMessage> {
  if (author.role !== 'admin') await deps.limits.writing.count(author.userId)

  return deps.db.transaction().execute(async (tx) => {
    const ticket = await findTicketFor(tx, author, ticketId, { lock: true })
    if (!ticket) throw new AppError('ticket.notFound')
    const senderId = author.userId
    const sent = clientId === undefined ? null : await findSent(tx, { ticketId, senderId, clientId })
    if (sent) return toThreadMessage(sent)
    if (ticket.status === 'closed') throw new AppError('ticket.closed')

    return toThreadMessage(await insertMessage(tx, { ticketId, side: sideOf(author), senderId, clientId, message }))
  })
}
