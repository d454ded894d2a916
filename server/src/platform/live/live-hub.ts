import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '#platform/db/database.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import {
  currentPosition,
  eventsAfter,
  forgetForeignEvents,
  hasEventsAfter,
  type LivePosition,
  liveSessions,
  notifyStreams,
  type StoredEvent,
} from './live-store.ts'
import { type LiveStream, writtenEvent } from './live-stream.ts'
import { StreamLimit } from './stream-limit.ts'

/** Small enough that a batch fits in every reader's buffer; between two batches the sockets get their turn. */
const BATCH = 200
/** How soon to look again when a row is there whose elders are still being written. */
const UNSETTLED_MS = 20
/** Of a stream, to the other processes. */
const NOTICE_TRIES = 30
const NOTICE_AGAIN_MS = 1_000
/** A look without a notice, in case one was lost. */
const SWEEP_MS = 5_000
const KEEP_ALIVE_MS = 25_000

/** Reads each event once and hands it to every stream that may see it. */
export class LiveHub {
  readonly #database: Database
  readonly #log: Log
  readonly #streams = new Set<LiveStream>()
  #cursor: LivePosition
  #timers: NodeJS.Timeout[] = []
  #soon: NodeJS.Timeout | undefined
  #reading: Promise<void> | null = null
  #readAgain = false
  readonly #limit: StreamLimit
  #stopListening: () => Promise<void> = async () => {}
  #stopped = false

  private constructor(database: Database, log: Log, cursor: LivePosition) {
    this.#database = database
    this.#log = log
    this.#cursor = cursor
    // Not waited for: a reader's stream does not depend on what other processes hear of it.
    this.#limit = new StreamLimit((notice) => void this.#tellOthers(notice))
  }

  /** Again a little later where a busy database had no connection free: a notice that is lost lets one stream too many stay. */
  async #tellOthers(notice: string, triesLeft = NOTICE_TRIES): Promise<void> {
    try {
      await notifyStreams(this.#database.db, notice)
    } catch (error) {
      if (this.#stopped) return
      if (triesLeft > 1) setTimeout(() => void this.#tellOthers(notice, triesLeft - 1), NOTICE_AGAIN_MS).unref()
      else this.#log.warn({ error: describeError(error) }, 'live feed: other processes not told of a stream')
    }
  }

  static async open(database: Database, log: Log): Promise<LiveHub> {
    await forgetForeignEvents(database.db)
    const hub = new LiveHub(database, log, await currentPosition(database.db))
    hub.#stopListening = await database.listen('live', (notice) =>
      notice === '' ? hub.wake() : hub.#limit.heard(notice),
    )
    hub.#timers = [setInterval(() => hub.#sweep(), SWEEP_MS), setInterval(() => hub.#keepAlive(), KEEP_ALIVE_MS)]
    hub.wake() // what was written between the position and the listening
    return hub
  }

  get cursor(): LivePosition {
    return this.#cursor
  }

  get streamCount(): number {
    return this.#streams.size
  }

  add(stream: LiveStream): void {
    this.#streams.add(stream)
    if (this.#stopped) stream.end()
    else this.#limit.opened(stream)
  }

  remove(stream: LiveStream): void {
    this.#streams.delete(stream)
    if (!this.#stopped) this.#limit.closed(stream)
  }

  /** Reads on now; a call while reading makes it read once more, so that no notice is slept through. */
  wake(): void {
    if (this.#stopped) return
    if (this.#reading) {
      this.#readAgain = true
      return
    }
    this.#reading = this.#readOn().finally(() => {
      this.#reading = null
      if (this.#readAgain) this.wake()
    })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    for (const timer of this.#timers) clearInterval(timer)
    clearTimeout(this.#soon)
    for (const stream of this.#streams) stream.end()
    await this.#reading
    await this.#stopListening()
  }

  async #readOn(): Promise<void> {
    this.#readAgain = false
    const { db } = this.#database
    try {
      let events: StoredEvent[]
      do {
        events = await eventsAfter(db, this.#cursor, { userId: null, until: null, limit: BATCH })
        for (const event of events) this.#broadcast(event)
        await nextTurn()
        this.#dropDeaf()
      } while (events.length === BATCH)

      if (!this.#stopped && (await hasEventsAfter(db, this.#cursor))) {
        clearTimeout(this.#soon)
        this.#soon = setTimeout(() => this.wake(), UNSETTLED_MS)
      }
    } catch (error) {
      this.#log.error({ error: describeError(error) }, 'live feed: reading failed')
    }
  }

  /** Cursor and streams move in one step that nothing can interrupt; the replay in live-door.ts relies on it. */
  #broadcast(event: StoredEvent): void {
    const { user_id, type, data } = event
    const written = writtenEvent(event)
    this.#cursor = written.position
    for (const stream of this.#streams) {
      if (stream.isLive && stream.mayRead(user_id)) stream.send(written)
      if (type === 'session.ended' && endsSession(data, stream.reader.sessionId)) stream.end()
    }
  }

  #sweep(): void {
    this.#dropDeaf()
    this.wake()
  }

  #dropDeaf(): void {
    const now = performance.now()
    for (const stream of this.#streams) {
      if (stream.isOpen) stream.dropIfDeaf(now)
      else this.remove(stream)
    }
  }

  /** Keeps connections open through proxies, and closes those whose session ran out or whose owner's role changed. */
  async #keepAlive(): Promise<void> {
    this.#dropDeaf()
    for (const stream of this.#streams) stream.keepAlive()
    const open = [...this.#streams]
    const sessionIds = [...new Set(open.map(({ reader }) => reader.sessionId))]
    const sessions = await liveSessions(this.#database.db, sessionIds).catch(() => null) // a passing fault closes nobody
    if (!sessions) return
    for (const stream of open) {
      if (sessions.get(stream.reader.sessionId)?.isAdmin !== stream.reader.isAdmin) stream.end()
    }
  }
}

function endsSession(data: unknown, sessionId: string): boolean {
  return typeof data === 'object' && data !== null && 'sessionId' in data && data.sessionId === sessionId
}
