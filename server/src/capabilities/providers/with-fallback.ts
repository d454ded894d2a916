import type { ChatRequest, ChatSource } from '@prancheta/adapters/ai/port.ts'

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
