import { useEffect } from 'react'
import { refreshSession } from './session.ts'

const MINUTE_MS = 60_000
/** Longer waits are cut: browsers count no more than some weeks, and a device that slept wakes late. */
const WAIT_MAX_MS = 60 * MINUTE_MS

/**
 * How long to wait before the end of a pause is looked at again, and whether to ask the server now: from its end on by this device's
 * clock, and every minute while that clock is ahead of the server's.
 */
export function lookAt(endsAt: Date, now: Date): { ask: boolean; waitMs: number } {
  const left = endsAt.getTime() - now.getTime()
  return left > 0 ? { ask: false, waitMs: Math.min(left, WAIT_MAX_MS) } : { ask: true, waitMs: MINUTE_MS }
}

/** Asks who is signed in when their pause should be over; the server's answer ends it. */
export function useLookAtEnd(endsAt: string | null): void {
  useEffect(() => {
    if (endsAt === null) return
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const { ask, waitMs } = lookAt(new Date(endsAt), new Date())
      if (ask) refreshSession({ fresh: true })
      timer = setTimeout(look, waitMs)
    }
    look()
    return () => clearTimeout(timer)
  }, [endsAt])
}
