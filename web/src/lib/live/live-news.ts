import { hashKey, type QueryKey } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { queryClient } from '#lib/api/query-client.ts'
import type { LiveNews } from './live-feed.ts'

export type { LiveNews } from './live-feed.ts'

type Follower = { onNews: (news: LiveNews) => void; onReset: () => void }

const followers = new Set<Follower>()

/** One connection a browser, one reader a tab, and any number of screens parts that want to know. */
export function tellNews(news: LiveNews): void {
  for (const { onNews } of followers) onNews(news)
}

export function tellReset(): void {
  for (const { onReset } of followers) onReset()
}

/** Calls back for everything that happens while the component stands. `onReset`: the past is unknown, ask for everything. */
export function useLiveNews(onNews: (news: LiveNews) => void, onReset: () => void): void {
  const hear = useEffectEvent(onNews)
  const startAnew = useEffectEvent(onReset)
  useEffect(() => {
    const follower: Follower = { onNews: (news) => hear(news), onReset: () => startAnew() }
    followers.add(follower)
    return () => void followers.delete(follower)
  }, [])
}

/** A flood of news about one list asks for it twice a second, not a hundred times. */
const PAUSE_MS = 500

const resting = new Map<string, { again: boolean }>()

/** What was read under this key is old: read again at once, or right after the pause when it was just read. */
export function refreshSoon(queryKey: QueryKey): void {
  const name = hashKey(queryKey)
  const rest = resting.get(name)
  if (rest) {
    rest.again = true
    return
  }
  const fresh = { again: false }
  resting.set(name, fresh)
  void queryClient.invalidateQueries({ queryKey })
  setTimeout(() => {
    resting.delete(name)
    if (fresh.again) refreshSoon(queryKey)
  }, PAUSE_MS)
}
