import { useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

/** Replies the signed-in user has not read. Told by whoever hears of them; forgotten on signing out. */
export function setUnreadTickets(next: number): void {
  count = next
  for (const notify of listeners) notify()
}

export function useUnreadTickets(): number {
  return useSyncExternalStore(subscribe, currentCount, noneOnServer)
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

function currentCount(): number {
  return count
}

function noneOnServer(): number {
  return 0
}
