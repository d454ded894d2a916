import { type ChatChunk, STREAM_END, STREAM_ERROR_EVENT } from '@prancheta/contract/chat/routes.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { EventStream } from '#platform/http/event-stream.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'

const PIECES_KEPT = 32

/** Writes one reply in the specification's form, and knows how much of it went out. */
export class ReplyWriter {
  readonly #stream: EventStream
  #pieces: string[] = []

  constructor(stream: EventStream) {
    this.#stream = stream
  }

  /** Whether the reader has got a word already. */
  get hasText(): boolean {
    return this.#pieces.length > 0
  }

  /** What the reader has got so far. */
  get text(): string {
    return this.#pieces.join('')
  }

  begin(start: NonNullable<ChatChunk['start']>): Promise<void> {
    return this.#send({ choices: [{ delta: {} }], start })
  }

  async write(content: string): Promise<void> {
    await this.#send({ choices: [{ delta: { content } }] })
    this.#pieces.push(content)
    // A long reply is some thousand pieces; each by itself weighs three times what it says.
    if (this.#pieces.length === PIECES_KEPT) this.#pieces = [this.text]
  }

  async finish(unconfirmed: NonNullable<ChatChunk['check']>['unconfirmed']): Promise<void> {
    await this.#send({ choices: [{ delta: {} }], check: { unconfirmed } })
    await this.#stream.send(STREAM_END)
    this.#stream.end()
  }

  /** The reply broke off: said as an error and ended without the mark of a whole one. */
  async cut(log: Log, cause: unknown): Promise<void> {
    log.warn({ error: describeError(cause) }, 'chat: a reply was cut')
    await this.#stream.send(JSON.stringify(new AppError('chat.interrupted').body), STREAM_ERROR_EVENT)
    this.#stream.end()
  }

  #send(chunk: ChatChunk): Promise<void> {
    return this.#stream.send(JSON.stringify(chunk))
  }
}
