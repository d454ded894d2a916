import { supportWords } from '@prancheta/contract/support/words.ts'
import { useSyncExternalStore } from 'react'
import { logFailure } from '#lib/api/log-failure.ts'

const UNREAD_PATH = '/api/unread-tickets'

let count = 0
let asked = 0
const listeners = new Set<() => void>()

/** Replies the signed-in user has not read. Told by whoever hears of them; forgotten on signing out. */
export function setUnreadTickets(next: number): void {
  asked += 1
  count = next
  for (const notify of listeners) notify()
}

/** Asks the server. A failure is only logged and keeps the count; of two answers under way the later question's counts. */
export async function refreshUnreadTickets(): Promise<void> {
  asked += 1
  const mine = asked
  try {
    const reply = await fetch(UNREAD_PATH, { headers: { Accept: 'application/json' } })
    const body: unknown = reply.ok ? await reply.json() : null
    const unread = typeof body === 'object' && body !== null && 'count' in body ? body.count : null
    if (typeof unread !== 'number') throw new Error(`unread tickets answered ${reply.status}`)
    if (mine === asked) setUnreadTickets(unread)
  } catch (failure) {
    logFailure(supportWords.unreadLoadFailed, failure)
  }
}

export function useUnreadTickets(): number {
  return useSyncExternalStore(subscribe, unreadTickets, noneOnServer)
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export function unreadTickets(): number {
  return count
}

function noneOnServer(): number {
  return 0
}
