import { createServer } from 'node:http'

/** About as fast as services write. */
const PIECE_MS = 50

export type EndlessAi = { url: string; openCount(): number; stop(): Promise<void> }

/** An AI whose replies do not end by themselves, so that streams stay open while they are measured. */
export async function startEndlessAi(): Promise<EndlessAi> {
  let open = 0
  const piece = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'três palavras mais ' } }] })}\n\n`
  const server = createServer((request, response) => {
    request.resume()
    open += 1
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(piece)
    const timer = setInterval(() => response.write(piece), PIECE_MS)
    response.on('close', () => {
      clearInterval(timer)
      open -= 1
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening on a port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    openCount: () => open,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
