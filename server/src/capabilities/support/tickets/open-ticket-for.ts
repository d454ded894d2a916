import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import type { openTicketFor as openTicketForRoute } from '@prancheta/contract/support/admin-tickets.ts'
import type { AdminTicketView } from '@prancheta/contract/support/thread.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Session } from '#platform/session/session.ts'
import type { TicketDeps } from './deps.ts'
import { findOwnedTicket } from './queue-store.ts'
import { insertMessage } from './ticket-message-store.ts'
import { insertTicket } from './ticket-store.ts'
import { toAdminTicketView } from './ticket-view.ts'
import { userExists } from './user-store.ts'

/** Support opens a ticket for one user: open, unread by the user, read by the admins. */
export async function openTicketFor(
  deps: TicketDeps,
  author: Session,
  { user_id, subject, message, client_id }: InputOf<typeof openTicketForRoute>,
): Promise<AdminTicketView> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await userExists(tx, user_id))) throw new AppError('user.notFound')
    const { id, isNew } = await insertTicket(tx, { userId: user_id, subject, openedBy: 'admin', clientId: client_id })
    const sender = { side: 'admin', senderId: author.userId, clientId: client_id } as const
    if (isNew) await insertMessage(tx, { ticketId: id, ...sender, message })
    const ticket = await findOwnedTicket(tx, id)
    if (!ticket) throw new AppError('ticket.notFound')
    return toAdminTicketView(ticket, deps.clock.now())
  })
}
