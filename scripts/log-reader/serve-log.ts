import { createServer } from 'node:http'
import { LOG_FORMAT } from '@prancheta/core/log/log-entry.ts'
import type { MadeLog } from '@prancheta/core/test/make-log.ts'
import { onTestFinished } from 'vitest'

/** A log on a port of this machine, as the product serves one. */
export async function serveLog({ index, lines }: MadeLog): Promise<string> {
  const server = createServer((request, response) => {
    const day = /^\/api\/log\/days\/([\d-]+)$/.exec(request.url ?? '')?.[1]
    const own = day === undefined ? [] : (lines.get(day) ?? [])
    const text =
      day === undefined ? JSON.stringify({ format: LOG_FORMAT, ...index }) : own.map((line) => `${line}\n`).join('')
    response.end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('not listening')
  return `http://127.0.0.1:${address.port}`
}
