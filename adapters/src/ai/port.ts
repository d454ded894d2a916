import type { Briefing, ChatTurn } from '@prancheta/core/chat/briefing.ts'

export type ChatRequest = {
  /** The rules and the match's numbers in words, written by us. */
  system: string
  turns: readonly ChatTurn[]
  /** The same numbers as data, for the embedded analyst; null where the talk is about no match. */
  briefing: Briefing | null
  signal: AbortSignal
}

export type ChatSource = {
  name: string
  isDemo: boolean
  /** The reply in pieces as they come. Throws a SourceError; after the first piece it means that the reply was cut. */
  reply(request: ChatRequest): AsyncIterable<string>
}
