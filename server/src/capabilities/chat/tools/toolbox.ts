import type { ChatTools } from '@prancheta/adapters/ai/port.ts'
import { TOOL_RULES } from '@prancheta/core/chat/system-prompt.ts'
import type { LookUp } from '@prancheta/core/lookup/look-up.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import type { CheckedReply } from '../checked-reply.ts'
import type { ReplyWriter } from '../reply-writer.ts'
import type { Tool } from './tool.ts'

const CALLS_MAX = 6
/** As long as the slowest of our sources may take, its second try included. */
const PATIENCE_MS = 10_000
const INPUT_LENGTH_MAX = 1_000
const TEXT_LENGTH_MAX = 8_000

const UNKNOWN = 'Esta consulta não existe.'
const MALFORMED = 'A consulta não foi feita: os parâmetros não estão na forma pedida.'
const UNAVAILABLE = 'Consulta indisponível agora. Responda sem ela e diga que o dado não está disponível.'

type Surroundings = { writer: ReplyWriter; reply: CheckedReply; log: Log; signal: AbortSignal; patienceMs?: number }

/**
 * What an AI may look up in one reply. The reader sees each look-up as it begins, and what it found becomes facts that the
 * rest of the reply is checked against. What the AI writes as input is read as any stranger's.
 */
export function openToolbox(
  tools: readonly Tool[],
  { writer, reply, log, signal, patienceMs }: Surroundings,
): ChatTools {
  return {
    rules: TOOL_RULES,
    list: tools.map(({ name, description, parameters }) => ({ name, description, parameters })),
    callsMax: CALLS_MAX,
    async call(name, input) {
      const wanted = tools.find((one) => one.name === name)
      if (!wanted) return UNKNOWN
      const run = wanted.prepare(readInput(input))
      if (!run) return MALFORMED
      await writer.step(wanted.step)
      let found: LookUp
      try {
        found = await within(patienceMs ?? PATIENCE_MS, run())
      } catch (error) {
        signal.throwIfAborted()
        log.warn({ tool: name, error: describeError(error) }, 'chat: a look-up failed')
        await writer.failedStep(wanted.step)
        return UNAVAILABLE
      }
      reply.learn(found.found)
      return found.text.slice(0, TEXT_LENGTH_MAX)
    },
  }
}

/** Undefined where it is no JSON. Some models write nothing where nothing is asked for. */
function readInput(input: string): unknown {
  if (input.trim() === '') return {}
  if (input.length > INPUT_LENGTH_MAX) return undefined
  try {
    return JSON.parse(input)
  } catch {
    return undefined
  }
}

async function within<Value>(patienceMs: number, work: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('the look-up took too long')), patienceMs)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
