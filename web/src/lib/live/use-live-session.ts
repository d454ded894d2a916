import { useEffect } from 'react'
import { queryClient } from '#lib/api/query-client.ts'
import { loadSession } from '#lib/session/session.ts'
import { followLiveFeed } from './live-feed.ts'
import { tellNews, tellReset } from './live-news.ts'

const ABOUT_THE_SESSION = new Set(['session.ended', 'plan.changed'])

/**
 * Follows the live feed for the whole tab and hands everything on (live-news.ts). Keeps who is signed in, and with
 * which plan, true while a page is open: a session ended elsewhere ends here too.
 */
export function useLiveSession(): void {
  useEffect(() => {
    const ask = () => void catchUp()
    return followLiveFeed({
      onEvent(news) {
        if (ABOUT_THE_SESSION.has(news.type)) ask()
        tellNews(news)
      },
      onReset() {
        ask()
        tellReset()
      },
      onReady: tellReset,
      // A tab that takes over after the session has ended hears of it only by being turned away.
      onRefused: ask,
    })
  }, [])
}

async function catchUp(): Promise<void> {
  const session = await loadSession({ fresh: true }).catch(() => null)
  if (session) await queryClient.invalidateQueries()
}
