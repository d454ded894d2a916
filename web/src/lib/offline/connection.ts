import { useSyncExternalStore } from 'react'
import { ASK_AGAIN_MS, AWAY_FROM_STATUS, HEALTH_PATH } from './health.ts'

/** back: it was gone, and has just returned. */
export type Connection = { state: 'there' } | { state: 'gone'; since: Date } | { state: 'back' }

/** How long the good news stands. */
const BACK_SHOWN_MS = 6_000

let connection: Connection = { state: 'there' }
let doubt: (() => void) | null = null
const listeners = new Set<() => void>()

function change(next: Connection): void {
  connection = next
  for (const notify of listeners) notify()
}

/** Whether the server can be reached, as far as this tab knows. */
export function useConnection(): Connection {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
    () => connection,
    () => connection,
  )
}

/** For whoever was left without an answer: the server is asked at once whether it is there, where somebody watches. */
export function doubtConnection(): void {
  doubt?.()
}

/**
 * Watches the line to the server: what the device says, and every call that goes unanswered. While it is gone, the server is
 * asked every few seconds. Returns the way to stop.
 */
export function watchConnection(onBack: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let hasStopped = false

  function later(what: () => void, ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(what, ms)
  }

  function lose(): void {
    if (connection.state !== 'gone') change({ state: 'gone', since: new Date() })
    later(ask, ASK_AGAIN_MS)
  }

  function regain(): void {
    if (connection.state !== 'gone') return
    change({ state: 'back' })
    onBack()
    later(() => change({ state: 'there' }), BACK_SHOWN_MS)
  }

  async function ask(): Promise<void> {
    if (isAsking) return
    isAsking = true
    const isThere = await answers()
    isAsking = false
    if (hasStopped) return
    if (isThere) regain()
    else lose()
  }

  doubt = ask
  window.addEventListener('offline', lose)
  window.addEventListener('online', ask)
  if (!navigator.onLine) lose()
  return () => {
    hasStopped = true
    doubt = null
    clearTimeout(timer)
    window.removeEventListener('offline', lose)
    window.removeEventListener('online', ask)
    change({ state: 'there' })
  }
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(HEALTH_PATH, { cache: 'no-store' })).status < AWAY_FROM_STATUS
  } catch {
    return false
  }
}
