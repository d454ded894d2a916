import type { ChatSource } from '@prancheta/adapters/ai/port.ts'
import { SourceError } from '@prancheta/adapters/source-error.ts'
import type { Guard } from './guard.ts'

/**
 * Written down when it ends: a reply that is cut counts as a failure, a reader who leaves does not. One whose patience
 * ran out (`AbortSignal.timeout`) did not leave: the service was too slow.
 */
export function guardedChat(raw: ChatSource, guard: Guard): ChatSource {
  return {
    ...raw,
    async *reply(request) {
      const entry = await guard.enter({ kind: 'ai', source: raw.name })
      try {
        yield* raw.reply(request)
      } catch (error) {
        const { signal } = request
        const isTooSlow = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
        const failure = isTooSlow ? new SourceError(raw.name, 'timeout', 'too slow for who asked') : error
        if (isTooSlow || !signal.aborted) await entry.failed(failure)
        throw failure
      }
      await entry.succeeded()
    },
  }
}
