import type { ChatSource } from '@prancheta/adapters/ai/port.ts'
import type { Guard } from './guard.ts'

/** Written down when it ends: a reply that is cut counts as a failure, a reader who leaves does not. */
export function guardedChat(raw: ChatSource, guard: Guard): ChatSource {
  return {
    ...raw,
    async *reply(request) {
      const entry = await guard.enter({ kind: 'ai', source: raw.name })
      try {
        yield* raw.reply(request)
      } catch (error) {
        if (!request.signal.aborted) await entry.failed(error)
        throw error
      }
      await entry.succeeded()
    },
  }
}
