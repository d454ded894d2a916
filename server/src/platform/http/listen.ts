import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { StartupError } from '#platform/errors/errors.ts'
import { isTaken } from './bare-connection.ts'
import type { AppEnv } from './exchange.ts'

/** How long a request already begun may take to end once we were told to stop. */
const DRAIN_MS = 10_000
const SWEEP_MS = 50
/** Longer than a proxy keeps its idle connections, so that it never sends into one we are closing. */
const KEEP_ALIVE_MS = 65_000
/** Our largest body at 400 kbit/s takes almost two minutes; Node alone would hold a slower one for five. */
const REQUEST_MS_MAX = 150_000

export type Listening = {
  port: number
  /** Goes on serving, and asks for each connection to be given up after its answer. */
  leave(): void
  /** Takes no new connection, lets requests under way end, then resolves. */
  stop(): Promise<void>
}

export async function listen(
  fetch: Hono<AppEnv>['fetch'],
  { port, host }: { port: number; host: string | undefined },
): Promise<Listening> {
  let isLeaving = false
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false })
  const server = createServer((request, response) => {
    if (isTaken(request.socket)) return void request.socket.destroy()
    if (isLeaving) response.setHeader('Connection', 'close')
    void listener(request, response)
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  server.headersTimeout = KEEP_ALIVE_MS + 1_000
  server.requestTimeout = REQUEST_MS_MAX
  const address = await bind(server, port, host)

  return {
    port: address.port,
    leave() {
      isLeaving = true
    },
    async stop() {
      isLeaving = true
      const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
      // A connection falls idle when its last answer is out, and nothing else would close it then.
      const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
      await new Promise<void>((resolve) => server.close(() => resolve()))
      clearInterval(sweep)
      clearTimeout(cut)
    },
  }
}

function bind(server: Server, port: number, host: string | undefined): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(toStartupError(error, port)))
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => {
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('not listening on a port'))
      else resolve(address)
    })
  })
}

function toStartupError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(`Port ${port} is already in use; stop the program that has it, or set PORT to another one.`)
  }
  if (error.code === 'EACCES')
    return new StartupError(`Port ${port} may not be opened by this user; set PORT to one above 1023.`)
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? '')) {
    return new StartupError('The address in HOST does not belong to this machine.')
  }
  return error
}
