import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Reply = { status?: number; headers?: Record<string, string>; body: unknown }
export type ReplayServer = { url: string; asked: string[]; refused: number; stop(): Promise<void> }

/** A vendor on a real port: what its budget refuses is counted apart from what it answers. */
export async function startReplay(
  answer: (address: URL) => Reply,
  refusalOf: () => Reply | null,
): Promise<ReplayServer> {
  const replay: ReplayServer = { url: '', asked: [], refused: 0, stop: async () => {} }
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://vendor')
    const refusal = refusalOf()
    if (refusal) replay.refused += 1
    else replay.asked.push(address.pathname + address.search)
    const { status = 200, headers = {}, body } = refusal ?? answer(address)
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  replay.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  replay.stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return replay
}
