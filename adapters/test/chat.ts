import type { ToolUse } from '#ai/openai-compatible/ai-access.ts'
import { lateAi } from '#ai/openai-compatible/late-ai.ts'
import type { ChatRequest, ChatTools } from '#ai/port.ts'
import type { Behaviour } from '#test/local-server.ts'

export const CHAT_KEY = 'sk-secret-key-123'
export const PATIENT = { firstByteMs: 10_000, idleMs: 10_000, wholeMs: 30_000 }

export function chatRequest(signal: AbortSignal = new AbortController().signal, tools?: ChatTools): ChatRequest {
  return {
    ...(tools ? { tools } : {}),
    system: 'Você é o analista.',
    turns: [{ role: 'user', content: 'Quem é favorito?' }],
    briefing: null,
    signal,
  }
}

type Given = { limits?: typeof PATIENT; fetch?: typeof fetch; tools?: ToolUse }

export function chatOn(baseUrl: string, given: Given = {}) {
  const pauses: number[] = []
  const source = lateAi({
    fetch: given.fetch ?? fetch,
    baseUrl,
    key: CHAT_KEY,
    model: 'gpt-test',
    tools: given.tools ?? 'auto',
    random: () => 0.5,
    pause: async (ms) => void pauses.push(ms),
    limits: given.limits ?? PATIENT,
  })
  return { source, pauses }
}

export async function collect(
  pieces: AsyncIterable<string>,
): Promise<{ text: string; pieces: number; error: unknown }> {
  const got = { text: '', pieces: 0, error: null as unknown }
  try {
    for await (const piece of pieces) {
      got.text += piece
      got.pieces += 1
    }
  } catch (error) {
    got.error = error
  }
  return got
}

export const stream =
  (lines: readonly string[]): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(lines.join(''))
  }

export const chunk = (delta: unknown, reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: reason }] })}\r\n\r\n`

/** A reason to finish, a piece without choices, and the end. */
export const finish = `${chunk({}, 'stop')}data: ${JSON.stringify({ choices: [], usage: { total_tokens: 3 } })}\n\ndata: [DONE]\n\n`
