import { useEffect, useEffectEvent } from 'react'
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
