import { setTimeout as wait } from 'node:timers/promises'
import { passOn, startFront } from './pass-on.ts'

/** How often nothing is held back, so that answers overtake each other. */
const AT_ONCE = 0.3

/**
 * The site behind a line on which each question and each answer waits by chance, for up to `longestMs`. What a journey does
 * before the page is ready for it, which else fails once in a hundred runs, fails here within a few.
 */
export async function holdBack(site: string, longestMs: number): Promise<{ url: string; stop: () => void }> {
  const aWhile = () => (Math.random() < AT_ONCE ? Promise.resolve() : wait(Math.random() * longestMs))
  const { url, server } = await startFront(async (incoming, outgoing) => {
    await aWhile()
    passOn(site, incoming, outgoing, aWhile)
  })
  return {
    url,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
