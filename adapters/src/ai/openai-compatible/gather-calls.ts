import { z } from 'zod'

/** A tool that the model wants called; `input` is JSON as it wrote it. */
export type ToolCall = { id: string; name: string; input: string }

/** A part of a call. The first part of it brings its id and name, the others more of its input. */
export const callPart = z.object({
  index: z.int().nullish(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
})
type CallPart = z.output<typeof callPart>

/** Puts the calls of one round together from their parts. Some services give all of them one index, or none. */
export class GatheredCalls {
  readonly #calls: (ToolCall & { index: number | null })[] = []

  /** How many bytes the part adds: what never ends is cut. */
  add({ index = null, id, function: named }: CallPart): number {
    const name = named?.name ?? ''
    const input = named?.arguments ?? ''
    const known = this.#calls.findLast((call) => call.index === index)
    const isNew = known === undefined || (id && id !== known.id && name !== '')
    if (isNew) this.#calls.push({ index, id: id || `call_${this.#calls.length}`, name, input })
    else {
      known.name ||= name
      known.input += input
    }
    return Buffer.byteLength(name) + Buffer.byteLength(input) + (isNew ? Buffer.byteLength(id ?? '') + 1 : 0)
  }

  get all(): readonly ToolCall[] {
    return this.#calls.map(({ id, name, input }) => ({ id, name, input }))
  }
}
