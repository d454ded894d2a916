import { type ChatChunk, STREAM_END, STREAM_ERROR_EVENT } from '@prancheta/contract/chat/routes.ts'
import type { ChatStep } from '@prancheta/contract/chat/steps.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { EventStream } from '#platform/http/event-stream.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'

type ToldNumbers = Readonly<NonNullable<ChatChunk['check']>['numbers']>

const PIECES_KEPT = 32

/** Writes one reply in the specification's form, and knows how much of it went out. */
export class ReplyWriter {
  readonly #stream: EventStream
  #pieces: string[] = []
  #hasBegun = false

  constructor(stream: EventStream) {
    this.#stream = stream
  }

  /** Whether somebody answers: a unit is used up then, also when the first sentence is not whole yet. */
  get hasBegun(): boolean {
    return this.#hasBegun
  }

  /** What the reader has got so far. */
  get text(): string {
    return this.#pieces.join('')
  }

  begin(start: NonNullable<ChatChunk['start']>): Promise<void> {
    this.#hasBegun = true
    return this.#send({ choices: [{ delta: {} }], start })
  }

  /** Something is being looked up; this is no word of an answer yet. */
  step(step: ChatStep): Promise<void> {
    return this.#send({ choices: [{ delta: {} }], step })
  }

  /** What was being looked up could not be had. */
  failedStep(failedStep: ChatStep): Promise<void> {
    return this.#send({ choices: [{ delta: {} }], failedStep })
  }

  /** With the numbers of that piece, so that no mark waits for the end of the reply. */
  async write(content: string, numbers: ToldNumbers = []): Promise<void> {
    if (content === '') return
    const check = numbers.length > 0 ? { check: { numbers: [...numbers] } } : {}
    await this.#send({ choices: [{ delta: { content } }], ...check })
    this.#pieces.push(content)
    // A long reply is some thousand pieces; each by itself weighs three times what it says.
    if (this.#pieces.length === PIECES_KEPT) this.#pieces = [this.text]
  }

  /** `numbers` are those that were not told yet. */
  async finish(numbers: ToldNumbers): Promise<void> {
    await this.#tell(numbers)
    await this.#stream.send(STREAM_END)
    this.#stream.end()
  }

  /** The reply broke off: said as an error and ended without the mark of a whole one. */
  async cut(log: Log, cause: unknown): Promise<void> {
    log.warn({ error: describeError(cause) }, 'chat: a reply was cut')
    await this.refuse(new AppError('chat.interrupted'))
  }

  /** Something was looked up and then not a word came: told as a refusal, since the answer's status is sent already. */
  refuse(refusal: AppError): Promise<void> {
    return this.#stream.refuse(refusal, STREAM_ERROR_EVENT)
  }

  #tell(numbers: ToldNumbers): Promise<void> {
    return this.#send({ choices: [{ delta: {} }], check: { numbers: [...numbers] } })
  }

  #send(chunk: ChatChunk): Promise<void> {
    return this.#stream.send(JSON.stringify(chunk))
  }
}
