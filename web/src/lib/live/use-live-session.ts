import { useEffect, useEffectEvent } from 'react'
import { queryClient } from '#lib/api/query-client.ts'
import { loadSession, useSession } from '#lib/session/session.ts'
import { followLiveFeed } from './live-feed.ts'
import { tellNews, tellReset, useLiveNews } from './live-news.ts'
import { refreshUnreadTickets } from './unread-tickets.ts'

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

/** Keeps the red count beside Suporte true while a page is open. Admins have none. */
export function useLiveUnreadTickets(): void {
  const session = useSession()
  const isUser = typeof session === 'object' && session?.role === 'user'
  const ask = () => {
    if (isUser) void refreshUnreadTickets()
  }
  useLiveNews(({ type }) => {
    if (type === 'ticket.message' || type === 'ticket.changed') ask()
  }, ask)
  // News heard just before the connection went could not be followed up.
  const askAgain = useEffectEvent(ask)
  useEffect(() => {
    const onOnline = () => askAgain()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
}
