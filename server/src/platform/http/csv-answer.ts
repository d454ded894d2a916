import { CSV_START } from '@prancheta/core/text/csv.ts'
import type { Exchange } from './exchange.ts'

/** A file for spreadsheets, sent line by line as it is made: its length does not matter to our memory. */
export function csvAnswer(exchange: Exchange, fileName: string, lines: AsyncIterable<string>): Response {
  const encoder = new TextEncoder()
  const pieces = lines[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(CSV_START))
    },
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return?.()
    },
  })
  // Through the framework, or it would call a body of text plain.
  exchange.context.header('Content-Type', 'text/csv; charset=utf-8')
  exchange.setHeader('Content-Disposition', `attachment; filename="${fileName}"`)
  return exchange.context.body(body)
}
