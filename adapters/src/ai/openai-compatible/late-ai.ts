import { type AiAccess, nameOf } from '#ai/openai-compatible/ai-access.ts'
import type { ChatSource } from '#ai/port.ts'

/** The service, whose library is an eighth of all files of a start: it is loaded with the first question. */
export function lateAi(access: AiAccess): ChatSource {
  let loaded: Promise<ChatSource> | null = null
  return {
    name: nameOf(access),
    isDemo: false,
    async *reply(request) {
      loaded ??= import('./openai-compatible.ts').then(({ openAiCompatible }) => openAiCompatible(access))
      yield* (await loaded).reply(request)
    },
  }
}
