import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A text, or whatever else a server may do with the question. */
type Published = string | Buffer | ((response: ServerResponse) => void)

export type Publisher = {
  url: string
  /** By path, without a slash before it; what is missing is answered by 404. */
  files: Map<string, Published>
  asked: { path: string; headers: IncomingHttpHeaders; status: number }[]
  /** How many were answered at once at most. */
  mostAtOnce: number
}

const PUBLISHED_AT = 'Mon, 16 Nov 2026 08:00:00 GMT'

/** Somebody who publishes files on a real port, with ETag and 304 as file servers have them. */
export async function startPublisher(files: Record<string, Published> = {}): Promise<Publisher> {
  const publisher: Publisher = { url: '', files: new Map(Object.entries(files)), asked: [], mostAtOnce: 0 }
  let open = 0
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').slice(1)
    open += 1
    publisher.mostAtOnce = Math.max(publisher.mostAtOnce, open)
    response.on('close', () => {
      open -= 1
    })
    // A turn of the loop, in which a second question would show.
    setTimeout(() => {
      answer(response, publisher.files.get(path), request.headers)
      publisher.asked.push({ path, headers: request.headers, status: response.statusCode })
    }, 1)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  publisher.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return publisher
}

function answer(response: ServerResponse, published: Published | undefined, headers: IncomingHttpHeaders): void {
  if (typeof published === 'function') {
    published(response)
    return
  }
  if (published === undefined) {
    response.writeHead(404, { 'content-type': 'text/html' }).end('<html>Not found</html>')
    return
  }
  const etag = `"${createHash('sha256').update(published).digest('hex').slice(0, 16)}"`
  if (headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end()
    return
  }
  response.writeHead(200, { 'content-type': 'text/csv', etag, 'last-modified': PUBLISHED_AT }).end(published)
}
