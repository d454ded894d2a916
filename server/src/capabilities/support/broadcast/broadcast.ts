import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import type {
  BroadcastView,
  openTicketForAll as openTicketForAllRoute,
} from '@prancheta/contract/support/admin-tickets.ts'
import { z } from 'zod'
import { AppError } from '#platform/errors/errors.ts'
import type { JobHandler } from '#platform/jobs/jobs.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import type { Session } from '#platform/session/session.ts'
import type { SupportDeps } from '../thread.ts'
import {
  type BroadcastProgress,
  type BroadcastText,
  findBroadcastText,
  findProgress,
  finishBroadcast,
  holdRunning,
  insertBroadcast,
  insertBroadcastTickets,
  latestProgress,
  markStopped,
  setRecipients,
  takeWaiting,
} from './broadcast-store.ts'

export const BROADCAST_JOB = 'tickets.broadcast'
const LATEST = 5

/** Writes down who is to get a ticket, and leaves the work to a job: both or neither. */
export async function openTicketForAll(
  deps: SupportDeps,
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

export async function readBroadcast(deps: SupportDeps, broadcastId: string): Promise<BroadcastView> {
  return requireProgress(await findProgress(deps.db, broadcastId))
}

export async function listBroadcasts(deps: SupportDeps) {
  return { broadcasts: (await latestProgress(deps.db, LATEST)).map(toView) }
}

/** Nobody gets a ticket after this; those who have theirs keep it. */
export async function stopBroadcast(deps: SupportDeps, broadcastId: string): Promise<BroadcastView> {
  const { id } = requireProgress(await findProgress(deps.db, broadcastId))
  await markStopped(deps.db, id, deps.clock.now())
  return readBroadcast(deps, id)
}

function requireProgress(found: BroadcastProgress | null): BroadcastView {
  if (!found) throw new AppError('route.notFound')
  return toView(found)
}

function toView({ created_at, finished_at, stopped_at, ...progress }: BroadcastProgress): BroadcastView {
  return {
    ...progress,
    created_at: created_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
    stopped_at: stopped_at?.toISOString() ?? null,
  }
}

const BATCH = 100
/** After so many batches another job gets its turn: a mail with a reset link must not wait for a hundred thousand tickets. */
const BATCHES_PER_TURN = 10

const COME_BACK_MS = 2_000

const payloadShape = z.object({ broadcastId: z.uuid() })

/**
 * One ticket for each recipient. A batch is one transaction that locks its recipients, makes their tickets and says so:
 * a process killed in between leaves them waiting, two processes take different ones, and a retry finds only the rest.
 */
export function broadcastHandler(deps: SupportDeps, log: Log): JobHandler {
  return async (payload, { signal }) => {
    const broadcast = await findBroadcastText(deps.db, payloadShape.parse(payload).broadcastId)
    if (!broadcast) return
    for (let batch = 0; batch < BATCHES_PER_TURN; batch += 1) {
      signal.throwIfAborted()
      if ((await serveBatch(deps, broadcast, log)) > 0) continue
      // Those left are in the hands of a process that lost its lease; should it die, somebody must come back for them.
      if (!(await finishBroadcast(deps.db, broadcast.id))) await comeBack(deps, broadcast, COME_BACK_MS)
      return
    }
    await comeBack(deps, broadcast, 0)
  }
}

function comeBack({ db, jobs, clock }: SupportDeps, { id: broadcastId }: BroadcastText, waitMs: number): Promise<void> {
  const runAt = new Date(clock.now().getTime() + waitMs)
  return jobs.enqueue(db, { kind: BROADCAST_JOB, payload: { broadcastId }, ...(waitMs > 0 ? { runAt } : {}) })
}

/** Returns how many recipients were served, well or not. */
async function serveBatch(deps: SupportDeps, broadcast: BroadcastText, log: Log): Promise<number> {
  try {
    return await createFor(deps, broadcast, BATCH)
  } catch (error) {
    log.warn({ error: describeError(error) }, 'tickets for all: a batch failed, going one by one')
    return serveOneByOne(deps, broadcast)
  }
}

function createFor(deps: SupportDeps, broadcast: BroadcastText, limit: number): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
    if (!(await holdRunning(tx, broadcast.id))) return 0
    const userIds = await takeWaiting(tx, broadcast.id, limit)
    if (userIds.length === 0) return 0
    await insertBroadcastTickets(tx, broadcast, userIds)
    await setRecipients(tx, broadcast.id, userIds, 'created')
    return userIds.length
  })
}

/**
 * Somebody in the batch cannot get a ticket: that one is counted as failed and the others still get theirs. When the
 * database itself is away, writing the failure down fails too, and the job is tried again later.
 */
async function serveOneByOne(deps: SupportDeps, broadcast: BroadcastText): Promise<number> {
  let served = 0
  while (served < BATCH) {
    try {
      if ((await createFor(deps, broadcast, 1)) === 0) return served
    } catch {
      await deps.db.transaction().execute(async (tx) => {
        const userIds = (await holdRunning(tx, broadcast.id)) ? await takeWaiting(tx, broadcast.id, 1) : []
        if (userIds.length > 0) await setRecipients(tx, broadcast.id, userIds, 'failed')
      })
    }
    served += 1
  }
  return served
}
