import { useEffect } from 'react'
import { followLiveFeed } from './live-feed.ts'
import { queryClient } from './query-client.ts'
import { loadSession } from './session.ts'

/**
 * Keeps who is signed in, and what their page shows, true while it is open: a session ended elsewhere ends here too, and
 * otherwise what is shown is fetched anew.
 */
export function useLiveSession(): void {
  useEffect(() => {
    const ask = () => void catchUp()
    return followLiveFeed({ onEvent: ask, onReset: ask })
  }, [])
}

async function catchUp(): Promise<void> {
  const session = await loadSession({ fresh: true }).catch(() => null)
  if (session) await queryClient.invalidateQueries()
}
