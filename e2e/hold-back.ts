import { aWhile } from '../server/test/hold-back.ts'
import { passOn, startFront } from './pass-on.ts'

/**
 * The site behind a line on which each question and each answer waits by chance, for up to `longestMs`. What a journey does
 * before the page is ready for it, which else fails once in a hundred runs, fails here within a few.
 */
export async function holdBack(site: string, longestMs: number): Promise<{ url: string; stop: () => void }> {
  const { url, server } = await startFront(async (incoming, outgoing) => {
    await aWhile(longestMs)
    passOn(site, incoming, outgoing, () => aWhile(longestMs))
  })
  return {
    url,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
