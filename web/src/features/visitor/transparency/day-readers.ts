import type { ReadLine } from '@prancheta/core/log/read-lines.ts'
import type { DayNews, DayOrder } from './read-worker.ts'

type Lines = readonly (ReadLine | null)[]

/** More would wait for the network. */
const READERS_MAX = 4

/**
 * Threads that fetch days of the log and read them, each line by itself, so that a check takes the time of one of them.
 * Days go to the threads in turn. After `close` nothing more comes.
 */
export class DayReaders {
  readonly #waiting = new Map<number, PromiseWithResolvers<Lines>>()
  readonly #workers: readonly Worker[]
  #asked = 0

  constructor() {
    const count = Math.min(READERS_MAX, Math.max(1, navigator.hardwareConcurrency))
    this.#workers = Array.from({ length: count }, () => this.#start())
  }

  #start(): Worker {
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data: { id, lines } }: MessageEvent<DayNews>) => {
      const waited = this.#waiting.get(id)
      this.#waiting.delete(id)
      if (lines) waited?.resolve(lines)
      else waited?.reject(new Error('a day could not be read'))
    }
    worker.onerror = () => this.close()
    return worker
  }

  readDay(day: string, key: string): Promise<Lines> {
    const waited = Promise.withResolvers<Lines>()
    const order: DayOrder = { id: this.#asked++, day, key }
    this.#waiting.set(order.id, waited)
    this.#workers[order.id % this.#workers.length]?.postMessage(order)
    return waited.promise
  }

  close(): void {
    for (const worker of this.#workers) worker.terminate()
    for (const { reject } of this.#waiting.values()) reject(new Error('the check was left'))
    this.#waiting.clear()
  }
}
