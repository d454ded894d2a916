import { type ChatChunk, chatAi, chatChunk, STREAM_END, STREAM_ERROR_EVENT } from '@prancheta/contract/chat/routes.ts'
import { chatWords } from '@prancheta/contract/chat/words.ts'
import type { InputOf } from '@prancheta/contract/protocol/route.ts'
import { ApiError, openStream } from '#lib/api/call-api.ts'

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
        if (event.kind === 'failed')
          throw event.isUnpaid
            ? new ApiError(chatWords.noCredits, UNPAID, HTTP_PAYMENT_REQUIRED)
            : new ReplyCut('the server said so')
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

/** Once a step was told, the status is sent: a refusal for want of credit comes as an event, and has words of its own. */
const UNPAID = 'chat.noCredits'
const HTTP_PAYMENT_REQUIRED = 402

export type StreamEvent = { kind: 'chunk'; chunk: ChatChunk } | { kind: 'failed'; isUnpaid: boolean } | { kind: 'done' }

type StreamParser = {
  /** What these bytes complete, wherever they were cut. */
  push(bytes: Uint8Array): StreamEvent[]
  /** What a last line without a line break still says. */
  end(): StreamEvent[]
}

/**
 * Reads server-sent events of a reply. Comments and blank lines are passed over. A line whose JSON is not whole is put
 * back and waits for the next one, so that neither packets nor proxies that break lines lose a letter.
 */
export function streamParser(): StreamParser {
  const decoder = new TextDecoder()
  let unread = ''
  let waiting = ''
  let type = ''

  function readLine(line: string): StreamEvent[] {
    if (line === '') {
      type = ''
      return []
    }
    const [, field = '', value = ''] = /^(\w+): ?(.*)$/s.exec(line) ?? []
    if (field === 'event') type = value
    return field === 'data' ? readData(value) : []
  }

  function readData(data: string): StreamEvent[] {
    if (data.trim() === STREAM_END) return [{ kind: 'done' }]
    if (type === STREAM_ERROR_EVENT) return [{ kind: 'failed', isUnpaid: codeIn(data) === UNPAID }]
    const json = parseFirst(waiting === '' ? [data] : [waiting + data, data])
    if (json === undefined) {
      waiting += data
      return []
    }
    waiting = ''
    const chunk = chatChunk.safeParse(json)
    return chunk.success ? [{ kind: 'chunk', chunk: chunk.data }] : []
  }

  function readLines(text: string): StreamEvent[] {
    const lines = (unread + text).split('\n')
    unread = lines.pop() ?? ''
    return lines.flatMap((line) => readLine(line.replace(/\r$/, '')))
  }

  return {
    push: (bytes) => readLines(decoder.decode(bytes, { stream: true })),
    end: () => readLines(`${decoder.decode()}\n`),
  }
}

function codeIn(data: string): unknown {
  const body = parseFirst([data])
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : null
}

/** The first of the texts that is JSON; undefined when none is. */
function parseFirst(texts: readonly string[]): unknown {
  for (const text of texts) {
    try {
      return JSON.parse(text)
    } catch {
      // Not whole yet.
    }
  }
  return undefined
}
