import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { LiveStream } from './live-stream.ts'

/** More than anybody's browsers, each of which shares one among its tabs. */
export const STREAMS_PER_USER_MAX = 10

const noticeText = z.object({
  from: z.string(),
  userId: z.string(),
  streamId: z.string(),
  openedAtMs: z.number(),
  isOpen: z.boolean(),
})
type Notice = z.output<typeof noticeText>

/**
 * Lets a user have so many live streams and tells the oldest to go. Each stream is told of those that its user opened after it, by this
 * process or, as notices of the database, by another; with as many as may be open, it goes. A notice that is lost only lets one more stay.
 */
export class StreamLimit {
  readonly #process = randomUUID()
  readonly #tellOthers: (notice: string) => void
  readonly #ofUser = new Map<string, Set<LiveStream>>()
  /** By stream, the ids of younger ones of the same user that are still open. */
  readonly #younger = new WeakMap<LiveStream, Set<string>>()

  constructor(tellOthers: (notice: string) => void) {
    this.#tellOthers = tellOthers
  }

  opened(stream: LiveStream): void {
    this.#younger.set(stream, new Set())
    const own = this.#ofUser.get(stream.reader.userId) ?? new Set()
    this.#ofUser.set(stream.reader.userId, own)
    this.#note(this.#noticeOf(stream, true))
    own.add(stream)
    this.#tellOthers(JSON.stringify(this.#noticeOf(stream, true)))
  }

  closed(stream: LiveStream): void {
    const own = this.#ofUser.get(stream.reader.userId)
    if (!own?.delete(stream)) return
    if (own.size === 0) this.#ofUser.delete(stream.reader.userId)
    this.#note(this.#noticeOf(stream, false))
    this.#tellOthers(JSON.stringify(this.#noticeOf(stream, false)))
  }

  /** What another process told; our own notices come back to us too. */
  heard(text: string): void {
    const notice = noticeText.parse(JSON.parse(text))
    if (notice.from !== this.#process) this.#note(notice)
  }

  #note({ userId, streamId, openedAtMs, isOpen }: Notice): void {
    for (const stream of this.#ofUser.get(userId) ?? []) {
      const younger = this.#younger.get(stream)
      if (!isOpen) younger?.delete(streamId)
      else if (openedAtMs >= stream.openedAtMs) younger?.add(streamId)
      if ((younger?.size ?? 0) >= STREAMS_PER_USER_MAX) stream.giveUpPlace()
    }
  }

  #noticeOf({ id, openedAtMs, reader }: LiveStream, isOpen: boolean): Notice {
    return { from: this.#process, userId: reader.userId, streamId: id, openedAtMs, isOpen }
  }
}
