import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Hands a question on to the site at `to`, and its answer back once `beforeAnswer` is over. */
export function passOn(
  to: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  beforeAnswer = async () => {},
): void {
  const onward = ask(`${to}${incoming.url}`, { method: incoming.method, headers: incoming.headers }, async (answer) => {
    await beforeAnswer()
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

/** A server in front of the real one. */
export async function startFront(
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
): Promise<{ url: string; server: Server }> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, server }
}
