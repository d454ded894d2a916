import { useEffect } from 'react'
import { followLiveFeed } from './live-feed.ts'
import { tellNews, tellReset } from './live-news.ts'
import { refreshSession } from './session.ts'

const ABOUT_THE_SESSION = new Set(['session.ended', 'plan.changed'])

/**
 * Follows the live feed for the whole tab and hands everything on (live-news.ts). Keeps who is signed in, and with
 * which plan, true while a page is open: a session ended elsewhere ends here too.
 */
export function useLiveSession(): void {
  useEffect(() => {
    const ask = () => refreshSession({ fresh: true })
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
    })
  }, [])
}
