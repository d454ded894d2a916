import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { LiveStream } from './live-stream.ts'

/** More than anybody's browsers, each of which shares one among its tabs. */
export const STREAMS_PER_USER_MAX = 10
/** How long what the others answered is believed: they may be killed, and then nobody tells that their streams are closed. */
const BELIEVED_MS = 30_000

const noticeText = z.union([
  z.object({
    from: z.string(),
    userId: z.string(),
    streamId: z.string(),
    openedAtMs: z.number(),
    isOpen: z.boolean(),
  }),
  /** Whoever has streams of the user tells of them again. */
  z.object({ from: z.string(), whoHas: z.string() }),
])
type StreamNotice = Exclude<z.output<typeof noticeText>, { whoHas: string }>

/**
 * Lets a user have so many live streams and tells the oldest to go. Each stream is told of those that its user opened after it, by this
 * process or, as notices of the database, by another; with as many as may be open, it goes. A notice may be lost: that of an opening lets
 * one more stay; that of a closing would send away a stream that has its place, so before one goes for what others told, they are asked anew.
 */
export class StreamLimit {
  readonly #process = randomUUID()
  readonly #tellOthers: (notice: string) => void
  readonly #ofUser = new Map<string, Set<LiveStream>>()
  /** By stream, the younger ones of the same user that are still open, and the process that has each. */
  readonly #younger = new WeakMap<LiveStream, Map<string, string>>()
  /** When the others were last asked for a user's streams. */
  readonly #askedAtMs = new Map<string, number>()

  constructor(tellOthers: (notice: string) => void) {
    this.#tellOthers = tellOthers
  }

  opened(stream: LiveStream): void {
    this.#younger.set(stream, new Map())
    const own = this.#ofUser.get(stream.reader.userId) ?? new Set()
    this.#ofUser.set(stream.reader.userId, own)
    this.#note(this.#noticeOf(stream, true))
    own.add(stream)
    this.#tellOthers(JSON.stringify(this.#noticeOf(stream, true)))
  }

  closed(stream: LiveStream): void {
    const { userId } = stream.reader
    const own = this.#ofUser.get(userId)
    if (!own?.delete(stream)) return
    if (own.size === 0) {
      this.#ofUser.delete(userId)
      this.#askedAtMs.delete(userId)
    }
    this.#note(this.#noticeOf(stream, false))
    this.#tellOthers(JSON.stringify(this.#noticeOf(stream, false)))
  }

  /** What another process told; our own notices come back to us too. */
  heard(text: string): void {
    const notice = noticeText.parse(JSON.parse(text))
    if (notice.from === this.#process) return
    if ('whoHas' in notice) this.#tellOf(notice.whoHas)
    else this.#note(notice)
  }

  #tellOf(userId: string): void {
    for (const stream of this.#ofUser.get(userId) ?? [])
      if (stream.isOpen) this.#tellOthers(JSON.stringify(this.#noticeOf(stream, true)))
  }

  #note({ from, userId, streamId, openedAtMs, isOpen }: StreamNotice): void {
    for (const stream of this.#ofUser.get(userId) ?? []) {
      const younger = this.#younger.get(stream)
      if (!isOpen) younger?.delete(streamId)
      else if (openedAtMs >= stream.reader.openedAtMs && streamId !== stream.id) younger?.set(streamId, from)
      if (!younger || younger.size < STREAMS_PER_USER_MAX) continue
      const isOwnAlone = younger.values().every((process) => process === this.#process)
      if (isOwnAlone || this.#wasAskedLately(userId)) stream.giveUpPlace()
      else this.#askOthers(userId)
    }
  }

  #wasAskedLately(userId: string): boolean {
    return performance.now() - (this.#askedAtMs.get(userId) ?? Number.NEGATIVE_INFINITY) < BELIEVED_MS
  }

  /** Forgets what others told of the user; those that still serve tell it again at once. */
  #askOthers(userId: string): void {
    this.#askedAtMs.set(userId, performance.now())
    for (const stream of this.#ofUser.get(userId) ?? []) {
      const younger = this.#younger.get(stream)
      for (const [streamId, process] of younger ?? []) if (process !== this.#process) younger?.delete(streamId)
    }
    this.#tellOthers(JSON.stringify({ from: this.#process, whoHas: userId }))
  }

  #noticeOf({ id, reader }: LiveStream, isOpen: boolean): StreamNotice {
    return { from: this.#process, userId: reader.userId, streamId: id, openedAtMs: reader.openedAtMs, isOpen }
  }
}
