import { z } from 'zod'
import type { JobHandler } from '#platform/jobs/jobs.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import {
  type BroadcastText,
  findBroadcastText,
  finishBroadcast,
  insertBroadcastTickets,
  setRecipients,
  takeWaiting,
} from './broadcast-store.ts'
import type { TicketDeps } from './deps.ts'
import { BROADCAST_JOB } from './open-ticket-for-all.ts'

const BATCH = 100
/** After so many batches another job gets its turn: a mail with a reset link must not wait for a hundred thousand tickets. */
const BATCHES_PER_TURN = 10

const COME_BACK_MS = 2_000

const payloadShape = z.object({ broadcastId: z.uuid() })

/**
 * One ticket for each recipient. A batch is one transaction that locks its recipients, makes their tickets and says so:
 * a process killed in between leaves them waiting, two processes take different ones, and a retry finds only the rest.
 */
export function broadcastHandler(deps: TicketDeps, log: Log): JobHandler {
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

function comeBack({ db, jobs, clock }: TicketDeps, { id: broadcastId }: BroadcastText, waitMs: number): Promise<void> {
  const runAt = new Date(clock.now().getTime() + waitMs)
  return jobs.enqueue(db, { kind: BROADCAST_JOB, payload: { broadcastId }, ...(waitMs > 0 ? { runAt } : {}) })
}

/** Returns how many recipients were served, well or not. */
async function serveBatch(deps: TicketDeps, broadcast: BroadcastText, log: Log): Promise<number> {
  try {
    return await createFor(deps, broadcast, BATCH)
  } catch (error) {
    log.warn({ error: describeError(error) }, 'tickets for all: a batch failed, going one by one')
    return serveOneByOne(deps, broadcast)
  }
}

function createFor(deps: TicketDeps, broadcast: BroadcastText, limit: number): Promise<number> {
  return deps.db.transaction().execute(async (tx) => {
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
async function serveOneByOne(deps: TicketDeps, broadcast: BroadcastText): Promise<number> {
  let served = 0
  while (served < BATCH) {
    try {
      if ((await createFor(deps, broadcast, 1)) === 0) return served
    } catch {
      await deps.db.transaction().execute(async (tx) => {
        const userIds = await takeWaiting(tx, broadcast.id, 1)
        if (userIds.length > 0) await setRecipients(tx, broadcast.id, userIds, 'failed')
      })
    }
    served += 1
  }
  return served
}
