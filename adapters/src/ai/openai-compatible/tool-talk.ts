import type OpenAI from 'openai'
import type { Round } from '#ai/openai-compatible/read-round.ts'
import type { ChatRequest, ChatTools } from '#ai/port.ts'
import { SourceError } from '#source-error.ts'

type Body = Pick<OpenAI.ChatCompletionCreateParamsStreaming, 'messages' | 'tools' | 'tool_choice'>

const NO_MORE = 'Limite de consultas desta resposta atingido. Responda com o que já foi consultado.'

/** What is sent in one reply, round after round, and what the model looked up on the way. */
export class ToolTalk {
  readonly #request: ChatRequest
  readonly #messages: Body['messages']
  #tools: ChatTools | null
  #called = 0
  #rounds = 0

  constructor(request: ChatRequest, tools: ChatTools | null) {
    this.#request = request
    this.#tools = tools
    // Whoever asked lets go of the question once it is answered. Only where more rounds may come is it held here.
    this.#messages = tools ? opening(request, `${request.system}\n\n${tools.rules}`) : []
  }

  get hasTools(): boolean {
    return this.#tools !== null
  }

  get hasLookedUp(): boolean {
    return this.#called > 0
  }

  /** The service takes none: the question is asked again as if there had never been any. */
  dropTools(): void {
    this.#tools = null
  }

  get body(): Body {
    if (!this.#tools) return { messages: opening(this.#request, this.#request.system) }
    return {
      messages: this.#messages,
      tools: this.#tools.list.map((tool) => ({ type: 'function', function: { ...tool } })),
      // Services want to know the tools of calls made before, so they stay named when none may be called any more.
      ...(this.#called < this.#tools.callsMax ? {} : { tool_choice: 'none' as const }),
    }
  }

  /** Looks up what the model asked for, one after the other, so that the reader sees each. */
  async answer(source: string, { text, calls }: Round, signal: AbortSignal): Promise<void> {
    this.#rounds += 1
    if (!this.#tools || this.#rounds > this.#tools.callsMax + 1)
      throw new SourceError(source, 'upstream', 'it looks things up without end')
    this.#messages.push({
      role: 'assistant',
      content: text === '' ? null : text,
      tool_calls: calls.map(({ id, name, input }) => ({ id, type: 'function', function: { name, arguments: input } })),
    })
    for (const { id, name, input } of calls) {
      this.#called += 1
      const isAllowed = this.#called <= this.#tools.callsMax
      const content = isAllowed ? await unlessEnded(signal, this.#tools.call(name, input)) : NO_MORE
      this.#messages.push({ role: 'tool', tool_call_id: id, content })
    }
  }
}

const opening = ({ turns }: ChatRequest, system: string): Body['messages'] => [
  { role: 'system', content: system },
  ...turns,
]

/** A look-up that hangs holds nobody who has left and no reply that took too long. */
function unlessEnded<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const ended = Promise.withResolvers<never>()
  const end = () => ended.reject(new Error('ended from here'))
  if (signal.aborted) end()
  signal.addEventListener('abort', end, { once: true })
  return Promise.race([work, ended.promise]).finally(() => signal.removeEventListener('abort', end))
}
