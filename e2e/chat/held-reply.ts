import type { ServerResponse } from 'node:http'
import { chatAi } from '@prancheta/contract/chat/routes.ts'
import { onTestFinished } from 'vitest'
import { base } from '../at-home.ts'
import { passOn, startFront } from '../pass-on.ts'

/** The same site on another port, whose chat says what the test says, when it says it; everything else is the real server's. */
export type HeldReply = { url: string; say(text: string): Promise<void>; end(): Promise<void> }

export async function startHeldReply(): Promise<HeldReply> {
  let asked = Promise.withResolvers<ServerResponse>()
  const { url, server } = await startFront((incoming, outgoing) => {
    if (incoming.url !== chatAi.path) return passOn(base, incoming, outgoing)
    outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
    asked.resolve(outgoing)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url,
    say: async (text) => void (await asked.promise).write(text),
    async end() {
      const reply = await asked.promise
      asked = Promise.withResolvers()
      reply.end()
    },
  }
}
