import { expect } from 'vitest'
import { eventually } from './eventually.ts'
import type { Person } from './person.ts'

export type HeardEvent = { id: string; type: string; data: unknown }

/** A browser's EventSource, by hand, so that a test can cut it and look at what it heard. */
export class LiveListener {
  readonly events: HeardEvent[] = []
  lastEventId: string | undefined
  /** Set when the server ended the stream or it was cut. */
  closed = false
  #abort = new AbortController()
  #reading: Promise<void> = Promise.resolve()

  static async open(person: Person, lastEventId?: string): Promise<LiveListener> {
    const listener = new LiveListener()
    listener.lastEventId = lastEventId
    await listener.connect(person)
    return listener
  }

  /** Opens the stream, resuming after the last event heard. */
  async connect(person: Person): Promise<void> {
    this.#abort = new AbortController()
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(`${person.url}/api/live`, {
      signal: this.#abort.signal,
      headers: { cookie, ...(this.lastEventId === undefined ? {} : { 'last-event-id': this.lastEventId }) },
    })
    if (!response.ok || !response.body) throw new Error(`live feed answered ${response.status}`)
    this.closed = false
    this.#reading = this.#read(response.body)
      .catch(() => {})
      .finally(() => {
        this.closed = true
      })
  }

  async cut(): Promise<void> {
    this.#abort.abort()
    await this.#reading
  }

  /** Waits until events of this type have been heard, so many of them. */
  async hears(type: string, count = 1): Promise<void> {
    const heard = () => this.types().filter((each) => each === type).length
    await eventually(() => expect(heard(), type).toBeGreaterThanOrEqual(count))
  }

  types(): string[] {
    return this.events.map(({ type }) => type)
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder()
    let rest = ''
    for await (const piece of body) {
      const blocks = (rest + decoder.decode(piece, { stream: true })).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) this.#hear(block)
    }
  }

  #hear(block: string): void {
    const fields = new Map(
      block
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trimStart()]),
    )
    const id = fields.get('id')
    if (id === undefined) return
    this.lastEventId = id
    this.events.push({ id, type: fields.get('event') ?? '', data: JSON.parse(fields.get('data') ?? 'null') })
  }
}
