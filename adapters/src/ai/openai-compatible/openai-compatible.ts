import OpenAI from 'openai'
import { Stream } from 'openai/streaming'
import { type AiAccess, nameOf } from '#ai/openai-compatible/ai-access.ts'
import { readRound } from '#ai/openai-compatible/read-round.ts'
import { ReplySize } from '#ai/openai-compatible/reply-size.ts'
import {
  isWorthAnotherTry,
  mayRefuseTools,
  namesTools,
  toChatError,
  wantsNewLimitName,
} from '#ai/openai-compatible/to-chat-error.ts'
import { ToolTalk } from '#ai/openai-compatible/tool-talk.ts'
import { openWatch, type Watch, type WatchLimits, watched } from '#ai/openai-compatible/watch.ts'
import type { ChatSource } from '#ai/port.ts'
import { SourceError } from '#source-error.ts'

const LIMITS: WatchLimits = { firstByteMs: 20_000, idleMs: 30_000, wholeMs: 300_000 }
/** Room for a model that thinks before it writes; our own replies are a quarter of it. */
const REPLY_TOKENS_MAX = 4_096
/** A service may learn to take tools, and a refusal may have had another cause. */
const REFUSAL_KEPT_MS = 3_600_000
const RETRY_PAUSE_MS = { least: 150, spread: 350 }

type LimitName = 'max_tokens' | 'max_completion_tokens'

/** Any service that speaks OpenAI's chat completions. */
export function openAiCompatible(access: AiAccess): ChatSource {
  const name = nameOf(access)
  let limitName: LimitName = 'max_tokens'
  let refusedToolsAt: number | null = null
  const takesTools = () =>
    access.tools !== 'off' && (refusedToolsAt === null || performance.now() - refusedToolsAt >= REFUSAL_KEPT_MS)
  const manners = { endsUnbegun: false }

  const client = clientFor(access)

  async function start(talk: ToolTalk, watch: Watch): Promise<Response> {
    const create = () =>
      client.chat.completions
        .create(
          { model: access.model, stream: true, [limitName]: REPLY_TOKENS_MAX, ...talk.body },
          { signal: watch.signal },
        )
        .asResponse()
    try {
      return await create()
    } catch (error) {
      if (watch.whyEnded() !== null) throw error
      if (limitName === 'max_tokens' && wantsNewLimitName(error)) limitName = 'max_completion_tokens'
      else if (isWorthAnotherTry(error))
        await access.pause(RETRY_PAUSE_MS.least + RETRY_PAUSE_MS.spread * access.random())
      else throw error
      return await create()
    }
  }

  /** Where tools may be refused and no word went out, the question is asked without them; where the refusal names them, the next hour's too. */
  async function startWithOrWithoutTools(talk: ToolTalk, watch: Watch, size: ReplySize): Promise<Response> {
    try {
      return await start(talk, watch)
    } catch (error) {
      const mayDoWithout = access.tools === 'auto' && talk.hasTools && !size.hasText
      if (!mayDoWithout || watch.whyEnded() !== null || !mayRefuseTools(error)) throw error
      const isOfAll = namesTools(error) && !talk.hasLookedUp
      talk.dropTools()
      const response = await start(talk, watch)
      if (isOfAll) refusedToolsAt = performance.now()
      return response
    }
  }

  return {
    name,
    isDemo: false,
    async *reply(request) {
      const watch = openWatch(request.signal, access.limits ?? LIMITS)
      const size = new ReplySize(name)
      const talk = new ToolTalk(request, takesTools() ? (request.tools ?? null) : null)
      try {
        for (;;) {
          watch.beginRound()
          const response = watched(await watch.during(() => startWithOrWithoutTools(talk, watch, size)), watch)
          const stream = Stream.fromSSEResponse<unknown>(response, new AbortController(), client)
          const round = yield* readRound({ source: name, chunks: stream[Symbol.asyncIterator](), watch, size, manners })
          if (round.calls.length === 0) return
          await talk.answer(name, round, watch.signal)
        }
      } catch (error) {
        // Whoever left wants no error of ours; the signal's own reason tells them what they did.
        if (watch.whyEnded() === 'left') throw request.signal.reason
        if (watch.whyEnded() === 'late') throw new SourceError(name, 'timeout', 'no reply in time')
        throw toChatError(name, error)
      } finally {
        watch.end()
      }
    },
  }
}

/** The library reads settings of its own from the environment unless told that there are none. */
function clientFor({ baseUrl, key, fetch }: AiAccess): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    apiKey: key,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    // It would try again after a 429 too, and after a wait that is not ours to choose.
    maxRetries: 0,
    fetch: (address, init) => fetch(address, { ...init, redirect: 'error' }),
  })
}
