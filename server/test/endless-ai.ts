import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** An AI whose replies never end, or never begin; it knows how many of its connections are open. */
export async function startEndless(isSilent: boolean) {
  let [asked, open] = [0, 0]
  const server = createServer((_request, response) => {
    asked += 1
    open += 1
    let timer: NodeJS.Timeout | undefined
    if (!isSilent) {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      const piece = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'oi ' } }] })}\n\n`
      timer = setInterval(() => response.write(piece), 5)
    }
    response.on('close', () => {
      clearInterval(timer)
      open -= 1
    })
  })
  return { url: await listenLocally(server), asked: () => asked, open: () => open }
}

/** Its address; closed when the test ends. */
export async function listenLocally(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
