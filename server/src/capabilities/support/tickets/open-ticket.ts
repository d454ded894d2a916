import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import type { TicketView } from '@prancheta/contract/support/thread.ts'
import type { openTicket as openTicketRoute } from '@prancheta/contract/support/tickets.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Session } from '#platform/session/session.ts'
import type { TicketDeps } from './deps.ts'
import { insertMessage } from './ticket-message-store.ts'
import { insertTicket, requireTicket } from './ticket-store.ts'
import { toTicketView } from './ticket-view.ts'

/** A user's own ticket with its first message. Support does not write to itself. */
export async function openTicket(
  deps: TicketDeps,
  owner: Session,
  { subject, message, client_id }: InputOf<typeof openTicketRoute>,
): Promise<TicketView> {
  if (owner.role === 'admin') throw new AppError('access.denied')
  await deps.limits.opening.count(owner.userId)

  return deps.db.transaction().execute(async (tx) => {
    const { userId } = owner
    const { id, isNew } = await insertTicket(tx, { userId, subject, openedBy: 'user', clientId: client_id })
    if (isNew) await insertMessage(tx, { ticketId: id, side: 'user', senderId: userId, clientId: client_id, message })
    return toTicketView(await requireTicket(tx, id))
  })
}
