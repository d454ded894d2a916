import { type ChatChunk, chatAi } from '@prancheta/contract/chat/routes.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import { openStream } from '#lib/api/call-api.ts'
import { streamParser } from './stream-parser.ts'

/** The reply began and broke off. */
export class ReplyCut extends Error {
  override readonly name = 'ReplyCut'
}

/** The AI's reply in pieces. Throws an ApiError when it never began, a ReplyCut when it was not whole. */
export async function* askAi(question: InputOf<typeof chatAi>, signal: AbortSignal): AsyncGenerator<ChatChunk> {
  const reader = (await openStream(chatAi, question, { signal })).getReader()
  const parser = streamParser()
  try {
    for (;;) {
      const { done, value } = await readOn(reader, signal)
      for (const event of done ? parser.end() : parser.push(value)) {
        if (event.kind === 'done') return
        if (event.kind === 'failed') throw new ReplyCut('the server said so')
        yield event.chunk
      }
      if (done) throw new ReplyCut('the end is missing')
    }
  } finally {
    await reader.cancel().catch(() => {}) // it may have failed already
  }
}

async function readOn(reader: ReadableStreamDefaultReader<Uint8Array>, signal: AbortSignal) {
  try {
    return await reader.read()
  } catch (failure) {
    signal.throwIfAborted()
    throw new ReplyCut('the connection was lost', { cause: failure })
  }
}
