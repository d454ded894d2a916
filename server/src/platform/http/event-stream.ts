import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { AppError } from '#platform/errors/errors.ts'

/** A reader that takes nothing for so long has gone away. */
const DRAIN_MS = 30_000

/** Whoever asked is not there any more. */
export class ReaderLeft extends Error {
  override readonly name = 'ReaderLeft'
}

/**
 * An answer in server-sent events. It begins with the first thing sent, so that until then a refusal can still be an
 * ordinary answer. Written straight to Node's response, which takes half the memory of a web stream.
 */
export class EventStream {
  readonly #response: ServerResponse
  readonly #leaving = new AbortController()
  #status = 200

  constructor(response: ServerResponse) {
    this.#response = response
    response.once('close', () => {
      if (!response.writableFinished) this.#leave()
    })
    if (response.destroyed) this.#leave() // cut while the session was looked up
  }

  /** Aborted the moment the reader leaves. */
  get signal(): AbortSignal {
    return this.#leaving.signal
  }

  get hasBegun(): boolean {
    return this.#response.headersSent
  }

  /** Sends one event and waits while the reader is behind. Throws once the reader has left. */
  async send(data: string, type?: string): Promise<void> {
    this.signal.throwIfAborted()
    if (!this.hasBegun) this.#begin()
    const isTaken = this.#response.write(`${type === undefined ? '' : `event: ${type}\n`}data: ${data}\n\n`)
    if (isTaken) return
    try {
      await once(this.#response, 'drain', { signal: AbortSignal.any([this.signal, AbortSignal.timeout(DRAIN_MS)]) })
    } catch {
      this.#response.destroy()
      this.#leave()
      throw this.signal.reason
    }
  }

  /** Told as an event, since the answer's own status is sent already. */
  async refuse(refusal: AppError, type: string): Promise<void> {
    this.#status = refusal.status
    await this.send(JSON.stringify(refusal.body), type)
    this.end()
  }

  /** What the answer has come to: the status that it would have, had all been known before its first word. */
  get status(): number {
    return this.#status
  }

  end(): void {
    this.#response.end()
  }

  #begin(): void {
    this.#response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
  }

  #leave(): void {
    this.#leaving.abort(new ReaderLeft('the reader left'))
  }
}
