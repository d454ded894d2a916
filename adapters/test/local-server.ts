import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Seen = { path: string; query: URLSearchParams; headers: IncomingMessage['headers'] }
export type Behaviour = (response: ServerResponse, seen: Seen) => void

export type LocalServer = {
  url: string
  /** Every question so far. */
  seen: Seen[]
  /** What the next questions get, in this order; the last one goes on. */
  answer(...behaviours: Behaviour[]): void
}

/** A small service on a real port that answers as a test tells it to. */
export async function startLocalServer(...first: Behaviour[]): Promise<LocalServer> {
  let script = first
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://local')
    const question = { path: address.pathname, query: address.searchParams, headers: request.headers }
    seen.push(question)
    const behave = script.length > 1 ? script.shift() : script[0]
    behave?.(response, question)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    answer(...behaviours) {
      script = behaviours
    },
  }
}

export const json =
  (
    body: unknown,
    { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
  ): Behaviour =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

export const html: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end('<!doctype html><title>Just a moment...</title>')
}

export const silence: Behaviour = () => {}

/** Promises more than it sends, then hangs up. */
export const cutBody: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
  response.write('{"response": [')
  setImmediate(() => response.destroy())
}

/** A byte now and then, for ever. */
export const slowDrip: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const timer = setInterval(() => response.write(' '), 5)
  response.on('close', () => clearInterval(timer))
}

export const endless: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const piece = ' '.repeat(1_000_000)
  const more = () => {
    while (!response.destroyed && response.write(piece));
  }
  response.on('drain', more)
  more()
}
