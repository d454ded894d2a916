import type { Briefing, ChatTurn } from '@prancheta/core/chat/briefing.ts'

/** Something that an AI may look up while it answers. */
type ChatTool = {
  name: string
  description: string
  /** The JSON Schema of its input. */
  parameters: Record<string, unknown>
}

export type ChatTools = {
  /** Told beside the rules, where the service takes tools. */
  rules: string
  list: readonly ChatTool[]
  /** So many a reply; further ones are refused. */
  callsMax: number
  /** What the AI is told of it. `input` is as the AI wrote it, so outside data. */
  call(name: string, input: string): Promise<string>
}

export type ChatRequest = {
  /** The rules and the match's numbers in words, written by us. */
  system: string
  turns: readonly ChatTurn[]
  /** The same numbers as data, for the embedded analyst; null where the talk is about no match. */
  briefing: Briefing | null
  /** For a service that takes tools; whoever cannot use them answers from `system` alone. */
  tools?: ChatTools
  signal: AbortSignal
}

export type ChatSource = {
  name: string
  isDemo: boolean
  /** The reply in pieces as they come. Throws a SourceError; after the first piece it means that the reply was cut. */
  reply(request: ChatRequest): AsyncIterable<string>
}
