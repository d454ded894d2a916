import { useEffect } from 'react'
import { followLiveFeed } from './live-feed.ts'
import { refreshSession } from './session.ts'

/** Keeps who is signed in, and with which plan, true while a page is open: a session ended elsewhere ends here too. */
export function useLiveSession(): void {
  useEffect(() => {
    const ask = () => refreshSession({ fresh: true })
    return followLiveFeed({ onEvent: ask, onReset: ask })
  }, [])
}
