import { useEffect, useEffectEvent } from 'react'
import { useSession } from '#lib/session/session.ts'
import { useLiveNews } from './live-news.ts'
import { refreshUnreadTickets } from './unread-tickets.ts'

/** Keeps the red count beside Suporte true while a page is open. Admins have none. */
export function useLiveUnreadTickets(): void {
  const session = useSession()
  const isUser = typeof session === 'object' && session?.role === 'user'
  const ask = () => {
    if (isUser) void refreshUnreadTickets()
  }
  useLiveNews(({ data }) => {
    if (data.kind === 'ticket') ask()
  }, ask)
  // News heard just before the connection went could not be followed up.
  const askAgain = useEffectEvent(ask)
  useEffect(() => {
    const onOnline = () => askAgain()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
}
