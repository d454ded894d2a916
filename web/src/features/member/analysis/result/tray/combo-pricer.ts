import type { JointFacts } from '@prancheta/core/combos/own/joint-facts.ts'
import { logFailure } from '#lib/api/log-failure.ts'
import type { ComboAnswer, ComboRequest } from './combo-worker.ts'

type Listeners = { onPrice: (answer: ComboAnswer) => void; onBroken: () => void }

/** The worker that prices one match's legs: begun with the first, ended with the page that shows them. */
export class ComboPricer {
  readonly #match: JointFacts
  readonly #listeners: Listeners
  #worker: Worker | null = null

  constructor(match: JointFacts, listeners: Listeners) {
    this.#match = match
    this.#listeners = listeners
  }

  price(legs: readonly string[]): void {
    this.#worker ??= this.#begin()
    this.#worker.postMessage({ legs } satisfies ComboRequest)
  }

  end(): void {
    this.#worker?.terminate()
    this.#worker = null
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./combo-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<ComboAnswer>) => this.#listeners.onPrice(data))
    worker.addEventListener('error', (failure) => {
      logFailure('Combinada não calculada', failure.error)
      this.#listeners.onBroken()
    })
    worker.postMessage({ match: this.#match } satisfies ComboRequest)
    return worker
  }
}
