import OpenAI from 'openai'
import { Stream } from 'openai/streaming'
import { readPieces } from '#ai/openai-compatible/read-pieces.ts'
import { isWorthAnotherTry, toChatError, wantsNewLimitName } from '#ai/openai-compatible/to-chat-error.ts'
import { openWatch, type Watch, type WatchLimits, watched } from '#ai/openai-compatible/watch.ts'
import type { ChatRequest, ChatSource } from '#ai/port.ts'
import type { VendorAccess } from '#http/vendor-access.ts'
import { SourceError } from '#source-error.ts'

export type AiAccess = Pick<VendorAccess, 'baseUrl' | 'key' | 'random' | 'pause'> & {
  fetch: typeof globalThis.fetch
  model: string
  limits?: WatchLimits
}

const LIMITS: WatchLimits = { firstByteMs: 20_000, idleMs: 30_000, wholeMs: 300_000 }
/** Room for a model that thinks before it writes; our own replies are a quarter of it. */
const REPLY_TOKENS_MAX = 4_096
const RETRY_PAUSE_MS = { least: 150, spread: 350 }

type LimitName = 'max_tokens' | 'max_completion_tokens'

/** Any service that speaks OpenAI's chat completions. */
export function openAiCompatible(access: AiAccess): ChatSource {
  const name = `${access.model} (${URL.parse(access.baseUrl)?.host ?? 'AI'})`
  let limitName: LimitName = 'max_tokens'

  const client = clientFor(access)

  async function start(request: ChatRequest, watch: Watch): Promise<Response> {
    const create = () =>
      client.chat.completions
        .create(
          {
            model: access.model,
            stream: true,
            [limitName]: REPLY_TOKENS_MAX,
            messages: [{ role: 'system', content: request.system }, ...request.turns],
          },
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

  return {
    name,
    isDemo: false,
    async *reply(request) {
      const watch = openWatch(request.signal, access.limits ?? LIMITS)
      try {
        const response = watched(await watch.during(() => start(request, watch)), watch)
        const stream = Stream.fromSSEResponse<unknown>(response, new AbortController(), client)
        yield* readPieces(name, stream[Symbol.asyncIterator](), watch)
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
