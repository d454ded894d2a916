import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const LOOK_MS = 100

type SmallProxy = { url: string; close(): Promise<void> }

/**
 * What a proxy in front of several processes does: asks each how it is, sends requests to those that are well over connections
 * that it keeps, and to another one where nobody listens. What fails otherwise, it answers with 502; nothing is sent twice.
 */
export async function openSmallProxy(upstreams: string[]): Promise<SmallProxy> {
  const agent = new Agent({ keepAlive: true })
  const well = new Set(upstreams)
  let turn = 0
  const next = (tried: ReadonlySet<string>) => {
    const left = upstreams.filter((url) => !tried.has(url))
    const choice = left.filter((url) => well.has(url))
    const among = choice.length > 0 ? choice : left
    turn += 1
    return among[turn % among.length]
  }

  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await Array.fromAsync<Buffer>(incoming))
    const tried = new Set<string>()
    for (let url = next(tried); url !== undefined; url = next(tried)) {
      tried.add(url)
      if (await pass(agent, url, { incoming, body, outgoing })) return
      well.delete(url)
    }
    outgoing.writeHead(502).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const looking = setInterval(async () => {
    for (const url of upstreams) {
      const isWell = await fetch(`${url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isWell) well.add(url)
      else well.delete(url)
    }
  }, LOOK_MS)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,

    async close() {
      clearInterval(looking)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Passed = { incoming: IncomingMessage; body: Buffer; outgoing: ServerResponse }

/** False where nobody listened, so that it may be sent elsewhere. */
function pass(agent: Agent, url: string, { incoming, body, outgoing }: Passed): Promise<boolean> {
  return new Promise((resolve) => {
    const { method = 'GET', headers } = incoming
    const sent = request(`${url}${incoming.url}`, { agent, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      resolve(true)
    })
    outgoing.on('close', () => sent.destroy())
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return resolve(false)
      if (!outgoing.headersSent) outgoing.writeHead(502).end()
      resolve(true)
    })
    sent.end(body)
  })
}
