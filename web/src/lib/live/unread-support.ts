import { supportWords } from '@prancheta/contract/support/words.ts'
import { useSyncExternalStore } from 'react'
import { logFailure } from '#lib/api/log-failure.ts'

const UNREAD_PATH = '/api/unread-tickets'

/** What of support the user has not read: tickets with an answer, and direct messages. */
type Unread = { readonly tickets: number; readonly messages: number }

const NONE: Unread = { tickets: 0, messages: 0 }

let unread = NONE
let asked = 0
const listeners = new Set<() => void>()

/** Whoever signs in next begins with nothing unread. */
export function forgetUnread(): void {
  setUnread(NONE)
}

function setUnread(next: Unread): void {
  asked += 1
  unread = next
  for (const notify of listeners) notify()
}

/** Asks the server. A failure is only logged and keeps the counts; of two answers under way the later question's count. */
export async function refreshUnread(): Promise<void> {
  asked += 1
  const mine = asked
  try {
    const reply = await fetch(UNREAD_PATH, { headers: { Accept: 'application/json' } })
    const body: unknown = reply.ok ? await reply.json() : null
    const next = toUnread(body)
    if (next === null) throw new Error(`unread tickets answered ${reply.status}`)
    if (mine === asked) setUnread(next)
  } catch (failure) {
    logFailure(supportWords.unreadLoadFailed, failure)
  }
}

/** Checked by hand: the contract's schema would bring zod to every public page. */
function toUnread(body: unknown): Unread | null {
  if (typeof body !== 'object' || body === null || !('count' in body && 'messages' in body)) return null
  const { count: tickets, messages } = body
  return typeof tickets === 'number' && typeof messages === 'number' ? { tickets, messages } : null
}

export function useUnread(): Unread {
  return useSyncExternalStore(subscribe, currentUnread, noneOnServer)
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export function currentUnread(): Unread {
  return unread
}

function noneOnServer(): Unread {
  return NONE
}
