import { Worker } from 'node:worker_threads'
import { AppError } from '#platform/errors/errors.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import type { CardFacts } from './card-facts.ts'

export type CardAnswer = { id: number } & ({ png: Uint8Array } | { failure: string })

/** Longer queues are refused: who waits behind thirty cards has given up. */
const WAITING_MAX = 30
/** A thread with its fonts weighs some 60 MB, and most hours nobody makes a card. */
const IDLE_MS = 5 * 60_000
const RETRY_MS = 60_000

type Asker = { resolve: (png: Uint8Array) => void; reject: (error: Error) => void }

/** Draws cards one after the other in a thread of its own, which begins when a card is foreseen and ends when none is wanted. */
export class CardPainter {
  #worker: Worker | null = null
  #idle: ReturnType<typeof setTimeout> | undefined
  #lastId = 0
  #failedAtMs = Number.NEGATIVE_INFINITY
  readonly #waiting = new Map<number, Asker>()
  readonly #log: Log

  constructor(log: Log) {
    this.#log = log
  }

  paint(facts: CardFacts): Promise<Uint8Array> {
    if (this.#waiting.size >= WAITING_MAX) throw new AppError('server.busy')
    const worker = this.#wake()
    clearTimeout(this.#idle)
    return new Promise((resolve, reject) => {
      this.#lastId += 1
      this.#waiting.set(this.#lastId, { resolve, reject })
      worker.postMessage({ id: this.#lastId, facts })
    })
  }

  /**
   * Has the thread ready, which takes most of a second: called when somebody is about to want a card. Only a favour: what
   * goes wrong with it is nobody's failure, and is not tried again at once.
   */
  getReady(): void {
    if (Date.now() - this.#failedAtMs < RETRY_MS) return
    try {
      this.#wake()
      if (this.#waiting.size === 0) this.#restLater()
    } catch (error) {
      this.#noteFailure(error)
    }
  }

  #wake(): Worker {
    this.#worker ??= this.#open()
    return this.#worker
  }

  #open(): Worker {
    const worker = new Worker(new URL('./card-worker.ts', import.meta.url))
    worker.unref() // who forgets to stop it is not held up
    worker.on('message', (answer: CardAnswer) => this.#hear(answer))
    worker.on('error', (error) => this.#end(worker, error instanceof Error ? error : new Error('the painter failed')))
    worker.on('exit', () => this.#end(worker, new Error('the painter ended')))
    return worker
  }

  #hear(answer: CardAnswer): void {
    const asker = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if ('failure' in answer) asker?.reject(new Error(answer.failure))
    else asker?.resolve(answer.png)
    if (this.#waiting.size === 0) this.#restLater()
  }

  #noteFailure(error: unknown): void {
    this.#failedAtMs = Date.now()
    this.#log.warn({ error: describeError(error) }, 'story card: the drawing thread failed')
  }

  #restLater(): void {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => void this.stop(), IDLE_MS).unref()
  }

  /** Ends the thread: a process with one that was only let go does not end by itself. */
  async stop(): Promise<void> {
    clearTimeout(this.#idle)
    const worker = this.#worker
    this.#worker = null // from here on a card gets a new thread, not one that is ending
    await worker?.terminate()
  }

  #end(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return
    this.#worker = null
    this.#noteFailure(error)
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}
