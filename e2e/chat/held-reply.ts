import { request as ask, createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chatAi } from '@prancheta/contract/chat/routes.ts'
import { onTestFinished } from 'vitest'
import { base } from '../at-home.ts'

/** The same site on another port, whose chat says what the test says, when it says it; everything else is the real server's. */
export type HeldReply = { url: string; say(text: string): Promise<void>; end(): Promise<void> }

export async function startHeldReply(): Promise<HeldReply> {
  let asked = Promise.withResolvers<ServerResponse>()
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === chatAi.path) {
      outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
      asked.resolve(outgoing)
      return
    }
    const onward = ask(`${base}${incoming.url}`, { method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    say: async (text) => void (await asked.promise).write(text),
    async end() {
      const reply = await asked.promise
      asked = Promise.withResolvers()
      reply.end()
    },
  }
}
