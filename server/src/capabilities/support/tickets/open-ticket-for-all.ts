import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import type {
  BroadcastView,
  openTicketForAll as openTicketForAllRoute,
} from '@prancheta/contract/support/admin-tickets.ts'
import { AppError } from '#platform/errors/app-error.ts'
import type { Session } from '#platform/session/session.ts'
import { type BroadcastProgress, findProgress, insertBroadcast, latestProgress } from './broadcast-store.ts'
import type { TicketDeps } from './deps.ts'

export const BROADCAST_JOB = 'tickets.broadcast'
const LATEST = 5

/** Writes down who is to get a ticket, and leaves the work to a job: both or neither. */
export async function openTicketForAll(
  deps: TicketDeps,
  author: Session,
  { subject, message, client_id }: InputOf<typeof openTicketForAllRoute>,
): Promise<BroadcastView> {
  return deps.db.transaction().execute(async (tx) => {
    const asked = { createdBy: author.userId, clientId: client_id, subject, message }
    const { id, isNew } = await insertBroadcast(tx, asked)
    if (isNew) await deps.jobs.enqueue(tx, { kind: BROADCAST_JOB, payload: { broadcastId: id } })
    return requireProgress(await findProgress(tx, id))
  })
}

export async function readBroadcast(deps: TicketDeps, broadcastId: string): Promise<BroadcastView> {
  return requireProgress(await findProgress(deps.db, broadcastId))
}

export async function listBroadcasts(deps: TicketDeps) {
  return { broadcasts: (await latestProgress(deps.db, LATEST)).map(toView) }
}

function requireProgress(found: BroadcastProgress | null): BroadcastView {
  if (!found) throw new AppError('route.notFound')
  return toView(found)
}

function toView({ created_at, finished_at, ...progress }: BroadcastProgress): BroadcastView {
  return { ...progress, created_at: created_at.toISOString(), finished_at: finished_at?.toISOString() ?? null }
}
