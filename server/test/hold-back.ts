import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** How often nothing is held back, so that answers overtake each other. */
const AT_ONCE = 0.3

/** Waits by chance, for up to so long. */
export const aWhile = (longestMs: number): Promise<void> =>
  Math.random() < AT_ONCE ? Promise.resolve() : wait(Math.random() * longestMs)

/**
 * A database behind a line on which each question and each answer waits by chance, for up to `longestMs`. A test that looks
 * before something is written down, which else fails once in a hundred runs, fails here within a few.
 */
export async function holdBackDatabase(url: string, longestMs: number): Promise<{ url: string; stop: () => void }> {
  const { hostname, port } = new URL(url)
  const folder = decodeURIComponent(hostname)
  const target = folder.startsWith('/') ? { path: `${folder}/.s.PGSQL.${port}` } : { host: folder, port: Number(port) }
  const open = new Set<Socket>()
  const front = createServer({ allowHalfOpen: true }, (asker) => {
    const database = connect({ ...target, allowHalfOpen: true })
    for (const socket of [asker, database]) {
      open.add(socket)
      socket.once('close', () => open.delete(socket))
      // Whoever reads it hears of it (below); after its end nobody does, and it would end the whole run.
      socket.on('error', () => {})
    }
    passOn(asker, database, longestMs)
    passOn(database, asker, longestMs)
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const address = front.address()
  const ownPort = typeof address === 'object' && address ? address.port : 0
  return {
    url: url.replace(/@[^/]+/, `@127.0.0.1:${ownPort}`),
    stop() {
      front.close()
      for (const socket of open) socket.destroy()
    },
  }
}

/** In the order in which it came, and with its end. */
async function passOn(from: Socket, to: Socket, longestMs: number): Promise<void> {
  try {
    for await (const piece of from) {
      await aWhile(longestMs)
      if (!to.writableEnded) to.write(piece)
    }
    to.end()
  } catch {
    // Cut on one side is cut on the other.
    to.destroy()
  }
}
