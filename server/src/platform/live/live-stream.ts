import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { LIVE_MARKS } from '@prancheta/contract/protocol/live.ts'
import { isAfter, type LivePosition, type StoredEvent, toEventId } from './live-store.ts'

/** A reader with this much unread for that long has gone away or is too slow; it reconnects and resumes. */
const UNREAD_BYTES = 64 * 1024
const UNREAD_MS_MAX = 5_000
/** With this much unread it is dropped at once, or a few deaf readers would fill the memory. */
const UNREAD_BYTES_MAX = 8 * 1024 * 1024
/** How long a reader that catches up may take to read one batch. */
const DRAIN_MS = 10_000
const RETRY_MS = 1_000

export type LiveReader = { sessionId: string; userId: string; isAdmin: boolean }

export type WrittenEvent = { position: LivePosition; text: string }

/** Written once for all its readers: those who do not read hold the same text, so a thousand of them cost the memory of one. */
export function writtenEvent({ xid, id, type, data }: StoredEvent): WrittenEvent {
  const position = { xid: BigInt(xid), id }
  return { position, text: `id: ${toEventId(position)}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n` }
}

/** One open connection. Written straight to Node's response, which takes half the memory of a web stream. */
export class LiveStream {
  readonly id = randomUUID()
  readonly openedAtMs = Date.now()
  readonly reader: LiveReader
  position: LivePosition
  /** Until the past is replayed, new events are left to the replay. */
  isLive = false
  #behindSinceMs: number | null = null
  readonly #response: ServerResponse

  constructor(response: ServerResponse, reader: LiveReader, position: LivePosition) {
    this.#response = response
    this.reader = reader
    this.position = position
  }

  get isOpen(): boolean {
    return !this.#response.destroyed && !this.#response.writableEnded
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
    if (!this.isOpen || !this.#response.writableNeedDrain) return
    await once(this.#response, 'drain', { signal: AbortSignal.timeout(DRAIN_MS) })
  }

  /**
   * Drops a reader that does not read. Asked between batches, never while writing: what is written in one turn of
   * the event loop counts as unread until the next, also for a reader that reads well.
   */
  dropIfDeaf(nowMs: number): void {
    const unread = this.#response.writableLength
    if (unread < UNREAD_BYTES) this.#behindSinceMs = null
    else this.#behindSinceMs ??= nowMs
    const isTooLate = this.#behindSinceMs !== null && nowMs - this.#behindSinceMs > UNREAD_MS_MAX
    if (isTooLate || unread > UNREAD_BYTES_MAX) this.#response.destroy()
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
    if (!this.isOpen) return
    this.#response.end()
    const cut = setTimeout(() => this.#response.destroy(), DRAIN_MS).unref()
    this.#response.once('close', () => clearTimeout(cut))
  }

  #write(text: string): void {
    if (this.isOpen) this.#response.write(text)
  }
}
