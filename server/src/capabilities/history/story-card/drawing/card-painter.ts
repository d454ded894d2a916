import { AppError } from '#platform/errors/errors.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import type { OpenThread, Thread } from '#platform/threads/thread.ts'
import type { CardFacts } from './card-facts.ts'

/** Longer queues are refused: who waits behind thirty cards has given up. */
const WAITING_MAX = 30
const RETRY_MS = 60_000

/** Draws cards one after the other in a thread of its own, which begins when a card is foreseen and ends when none is wanted. */
export class CardPainter {
  #waitingCount = 0
  #failedAtMs = Number.NEGATIVE_INFINITY
  readonly #thread: Thread<CardFacts, Uint8Array>
  readonly #log: Log

  constructor(log: Log, openThread: OpenThread) {
    this.#log = log
    this.#thread = openThread(new URL('./card-worker.ts', import.meta.url), (error) => this.#noteFailure(error))
  }

  async paint(facts: CardFacts): Promise<Uint8Array> {
    if (this.#waitingCount >= WAITING_MAX) throw new AppError('server.busy')
    this.#waitingCount += 1
    try {
      return await this.#thread.ask(facts)
    } finally {
      this.#waitingCount -= 1
    }
  }

  /**
   * Has the thread ready, which takes most of a second: called when somebody is about to want a card. Only a favour: what
   * goes wrong with it is nobody's failure, and is not tried again at once.
   */
  getReady(): void {
    if (Date.now() - this.#failedAtMs < RETRY_MS) return
    try {
      this.#thread.begin()
    } catch (error) {
      this.#noteFailure(error)
    }
  }

  #noteFailure(error: unknown): void {
    this.#failedAtMs = Date.now()
    this.#log.warn({ error: describeError(error) }, 'story card: the drawing thread failed')
  }

  /** Ends the thread: a process with one that was only let go does not end by itself. */
  stop(): Promise<void> {
    return this.#thread.stop()
  }
}
