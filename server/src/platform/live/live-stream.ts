import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { LIVE_MARKS } from '@prancheta/contract/protocol/live.ts'
import { isAfter, type LivePosition, type StoredEvent, toEventId } from './live-store.ts'

/** A reader with this much unread for that long has gone away or is too slow; it reconnects and resumes. */
const UNREAD_BYTES = 64 * 1024
const UNREAD_MS_MAX = 5_000
/** With this much unread it is dropped at once, or a few deaf readers would fill the memory. */
const UNREAD_BYTES_MAX = 8 * 1024 * 1024
/** How long a reader may take to read one batch of what it missed, or the last words. */
const DRAIN_MS = 10_000
const RETRY_MS = 1_000

export type LiveReader = { sessionId: string; userId: string; isAdmin: boolean; openedAtMs: number }

export type WrittenEvent = { position: LivePosition; text: string }

/** Written once for all its readers: those who do not read hold the same text, so a thousand of them cost the memory of one. */
export function writtenEvent({ xid, id, type, data }: StoredEvent): WrittenEvent {
  const position = { xid: BigInt(xid), id }
  return { position, text: `id: ${toEventId(position)}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n` }
}

/** One open connection, written to straight. */
export class LiveStream {
  readonly id = randomUUID()
  readonly reader: LiveReader
  position: LivePosition
  /** Until the past is replayed, new events are left to the replay. */
  isLive = false
  #behindSinceMs: number | null = null
  readonly #socket: Socket

  constructor(socket: Socket, reader: LiveReader, position: LivePosition) {
    this.#socket = socket
    this.reader = reader
    this.position = position
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed && !this.#socket.writableEnded
  }

  /** Whose events the reader has beside those for everybody: one's own; null is all. Live and replayed events go by this. */
  get readsOf(): string | null {
    return this.reader.isAdmin ? null : this.reader.userId
  }

  mayRead(userId: string | null): boolean {
    return this.readsOf === null || userId === null || this.readsOf === userId
  }

  /** Sends what lies after the reader's position; what it already has is passed over. */
  send({ position, text }: WrittenEvent): void {
    if (!isAfter(position, this.position)) return
    this.position = position
    this.#write(text)
  }

  /** Tells where the feed stands, so that even a reader that saw no event can resume. */
  sendMark(type: (typeof LIVE_MARKS)[number]): void {
    this.#write(`retry: ${RETRY_MS}\nid: ${toEventId(this.position)}\nevent: ${type}\ndata: {}\n\n`)
  }

  /** Waits until the reader has read what it was sent, so that a long past does not pile up here. */
  async drained(): Promise<void> {
    if (!this.isOpen || !this.#socket.writableNeedDrain) return
    await once(this.#socket, 'drain', { signal: AbortSignal.timeout(DRAIN_MS) })
  }

  /**
   * Drops a reader that does not read. Asked between batches, never while writing: what is written in one turn of
   * the event loop counts as unread until the next, also for a reader that reads well.
   */
  dropIfDeaf(nowMs: number): void {
    const unread = this.#socket.writableLength
    if (unread < UNREAD_BYTES) this.#behindSinceMs = null
    else this.#behindSinceMs ??= nowMs
    const isTooLate = this.#behindSinceMs !== null && nowMs - this.#behindSinceMs > UNREAD_MS_MAX
    if (isTooLate || unread > UNREAD_BYTES_MAX) this.#socket.destroy()
  }

  keepAlive(): void {
    this.#write(':\n\n')
  }

  /** Ends the stream because its user has opened younger ones; the page is told not to come back at once. */
  giveUpPlace(): void {
    this.sendMark('replaced')
    this.end()
  }

  /** Ends the stream; the browser reconnects by itself and is told everything it missed. Whoever does not read the rest is cut. */
  end(): void {
    this.#socket.setTimeout(DRAIN_MS).destroySoon()
  }

  #write(text: string): void {
    if (this.isOpen) this.#socket.write(text)
  }
}
