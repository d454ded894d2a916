import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { LIVE_PATH } from '@prancheta/contract/protocol/live.ts'
import type { Queryable } from '#platform/db/database.ts'
import { takeConnection } from '#platform/http/bare-connection.ts'
import { type Door, rawDoor } from '#platform/http/door.ts'
import type { LiveHub } from './live-hub.ts'
import { eventsAfter, horizon, isAfter, type LivePosition, newestPosition, parseEventId } from './live-store.ts'
import { LiveStream, writtenEvent } from './live-stream.ts'

const REPLAY_BATCH = 200
const HEADERS = { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }

/** Server-sent events of what happens to the reader: a user's own, an admin's all. Resumes from Last-Event-ID. */
export function liveDoor(db: Queryable, hub: LiveHub): Door {
  const address = {
    method: 'get',
    path: LIVE_PATH,
    summary: 'Server-sent events; resumes from Last-Event-ID.',
    closedWhilePaused: false,
  } as const
  return rawDoor(address, 'user', async (exchange, { sessionId, userId, role }) => {
    if (exchange.context.req.method === 'HEAD') return exchange.context.body(null)
    const asked = exchange.header('last-event-id') ?? exchange.context.req.query('lastEventId')
    const resumeAt = asked === undefined ? null : await findResumePoint(db, hub, asked)

    // Before the answer begins: whoever has it may open the next stream elsewhere before this process goes on.
    const openedAtMs = Date.now()
    const socket = takeConnection(exchange.context.env, HEADERS)
    if (!socket) return RESPONSE_ALREADY_SENT
    const reader = { sessionId, userId, isAdmin: role === 'admin', openedAtMs }
    const stream = new LiveStream(socket, reader, resumeAt ?? hub.cursor)
    socket.on('close', () => hub.remove(stream))
    hub.add(stream)
    if (resumeAt) {
      void replay(db, hub, stream).catch(() => socket.destroy()) // it reconnects and resumes where it was
    } else {
      stream.isLive = true
      stream.sendMark(asked === undefined ? 'ready' : 'reset')
    }
    return RESPONSE_ALREADY_SENT
  })
}

/** Null when the events after that point are no longer all here, or the id was never ours: then the reader starts anew. */
async function findResumePoint(db: Queryable, hub: LiveHub, asked: string): Promise<LivePosition | null> {
  const position = parseEventId(asked)
  if (!position) return null
  // Another process may be ahead of this one: an id it gave out is ours too, unless the database has not come to it.
  if (isAfter(position, hub.cursor) && isAfter(position, await newestPosition(db))) return null
  return isAfter(await horizon(db), position) ? null : position
}

/**
 * Sends what the reader missed, up to where the hub stands, and joins it there. The hub may move on during a
 * query, so the two are compared after each; when they agree, no event lies between.
 */
async function replay(db: Queryable, hub: LiveHub, stream: LiveStream): Promise<void> {
  while (stream.isOpen) {
    const until = hub.cursor
    const wanted = { userId: stream.readsOf, until, limit: REPLAY_BATCH }
    const events = await eventsAfter(db, stream.position, wanted)
    for (const event of events) stream.send(writtenEvent(event))
    await stream.drained()
    if (events.length < REPLAY_BATCH && until === hub.cursor) {
      stream.isLive = true
      return
    }
  }
}
