import { SourceError } from '#source-error.ts'

/** Ten times the longest reply that anybody reads; what goes on beyond it is cut. */
const REPLY_BYTES_MAX = 16_384

/** What a model has written in one reply, over all its rounds: text, and the input of tools. */
export class ReplySize {
  readonly #source: string
  #bytes = 0
  #hasText = false

  constructor(source: string) {
    this.#source = source
  }

  /** Whether the reader has got anything. */
  get hasText(): boolean {
    return this.#hasText
  }

  addText(text: string): void {
    this.add(Buffer.byteLength(text))
    this.#hasText ||= text !== ''
  }

  add(bytes: number): void {
    this.#bytes += bytes
    if (this.#bytes > REPLY_BYTES_MAX) throw new SourceError(this.#source, 'cut', 'the reply does not end')
  }
}
