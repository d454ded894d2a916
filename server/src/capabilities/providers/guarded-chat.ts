import type { ChatRequest, ChatSource } from '@prancheta/adapters/ai/port.ts'
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

type ChatPiece = {
  text: string
  /** True when the embedded analyst stands in: the reader is told so. */
  isStandIn: boolean
}

export type ChatWithFallback = {
  /** Who is asked first, for people to read. */
  name: string
  isDemo: boolean
  /** Null where nobody stands in. */
  standInName: string | null
  reply(request: ChatRequest): AsyncIterable<ChatPiece>
}

/**
 * Asks `primary`; if it fails before its first piece, `standIn` answers and `onAlert` hears why. After the first piece
 * nobody can take over: half of one reply and all of another is no answer. Without a stand-in (AI_FALLBACK=off) every
 * failure is thrown as it is.
 */
export function withFallback(
  primary: ChatSource,
  standIn: ChatSource | null,
  onAlert: (error: unknown) => void | Promise<void>,
): ChatWithFallback {
  return {
    name: primary.name,
    isDemo: primary.isDemo,
    standInName: standIn?.name ?? null,
    async *reply(request) {
      let hasBegun = false
      try {
        for await (const text of primary.reply(request)) {
          hasBegun = true
          yield { text, isStandIn: false }
        }
        return
      } catch (error) {
        if (hasBegun || request.signal.aborted) throw error
        await onAlert(error)
        if (!standIn) throw error
      }
      for await (const text of standIn.reply(request)) yield { text, isStandIn: true }
    },
  }
}
