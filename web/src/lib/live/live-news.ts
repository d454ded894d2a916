import type { QueryKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { queryClient } from '#lib/api/query-client.ts'
import { loadSession, useSession } from '#lib/session/session.ts'
import { followLiveFeed, type LiveNews } from './live-feed.ts'
import { refreshSoon } from './refresh-soon.ts'
import { refreshUnread } from './unread-support.ts'

export type { LiveNews } from './live-feed.ts'

type Follower = { onNews: (news: LiveNews) => void; onReset: () => void; onShared: () => void }

/** One connection a browser, one reader a tab, and any number of parts of screens that want to know. */
const followers = new Set<Follower>()

function tellReset(): void {
  for (const { onReset } of followers) onReset()
}

const ABOUT_THE_SESSION = new Set(['session.ended', 'plan.changed', 'pause.changed'])

/**
 * Follows the live feed for the whole tab and hands everything on. Keeps who is signed in, and with which plan, true while a
 * page is open: a session ended elsewhere ends here too.
 */
export function useLiveSession(): void {
  useEffect(() => {
    const ask = () => void catchUp()
    return followLiveFeed({
      onEvent(news) {
        if (ABOUT_THE_SESSION.has(news.type)) ask()
        for (const { onNews } of followers) onNews(news)
      },
      onReset() {
        ask()
        tellReset()
      },
      onReady: tellReset,
      onShared() {
        for (const { onShared } of followers) onShared()
      },
      // A tab that takes over after the session has ended hears of it only by being turned away.
      onRefused: ask,
    })
  }, [])
}

async function catchUp(): Promise<void> {
  const session = await loadSession({ fresh: true }).catch(() => null)
  if (session) await queryClient.invalidateQueries()
}

/**
 * Calls back for everything that happens while the component stands. `onReset`: the past is unknown, ask for everything.
 * `onShared`: another tab reads the feed, and nothing was missed.
 */
export function useLiveNews(onNews: (news: LiveNews) => void, onReset: () => void, onShared = () => {}): void {
  const hear = useEffectEvent(onNews)
  const startAnew = useEffectEvent(onReset)
  const share = useEffectEvent(onShared)
  useEffect(() => {
    const follower: Follower = { onNews: (news) => hear(news), onReset: () => startAnew(), onShared: () => share() }
    followers.add(follower)
    return () => void followers.delete(follower)
  }, [])
}

/** Where the feed has not opened by then, the count is shown without it. */
const FEED_WAIT_MS = 10_000

/**
 * Keeps the red count beside Suporte true while a page is open. Admins have none. It is asked for once a page: when the feed
 * says that from here on everything is heard, not before, or a message between the answer and the feed would be missed.
 */
export function useLiveUnread(): void {
  const session = useSession()
  const userId = typeof session === 'object' && session?.role === 'user' ? session.userId : null
  const [isListening, setIsListening] = useState(false)
  const ask = () => {
    if (userId !== null && isListening) void refreshUnread()
  }
  useLiveNews(
    ({ type }) => {
      if (type.startsWith('thread.')) ask()
    },
    () => (isListening ? ask() : setIsListening(true)),
    () => setIsListening(true),
  )
  useEffect(() => {
    if (userId !== null && isListening) void refreshUnread()
  }, [userId, isListening])
  // News heard just before the connection went could not be followed up.
  const askAgain = useEffectEvent(ask)
  useEffect(() => {
    const wait = setTimeout(() => setIsListening(true), FEED_WAIT_MS)
    const onOnline = () => askAgain()
    window.addEventListener('online', onOnline)
    return () => {
      clearTimeout(wait)
      window.removeEventListener('online', onOnline)
    }
  }, [])
}

/** Reads anew what is kept under the key whenever there is news about it, or nobody knows whether there was. */
export function useRefreshOnNews(queryKey: QueryKey, isAbout: (news: LiveNews) => boolean): void {
  const refresh = () => refreshSoon(queryKey)
  useLiveNews((news) => {
    if (isAbout(news)) refresh()
  }, refresh)
}
