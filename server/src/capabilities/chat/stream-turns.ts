import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import { AppError } from '#platform/errors/errors.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import { releaseTurn, renewTurns, takeTurn } from './chat-store.ts'

/** So long somebody waits whose reply was cut by a process that died. */
const LEASE_MS = 60_000
const RENEW_MS = 15_000
/** Whoever stopped a reply and asks at once may be here before the end of the other is; that takes less than these together. */
const WAITS_MS = [0, 50, 150, 300, 600, 900]

export type StreamTurns = {
  /** Waits a little for the user's own last stream to end, then refuses. Returns the way to give the turn up. */
  take(userId: string): Promise<() => Promise<void>>
  readonly openCount: number
}

/** A user has one streaming reply at a time, whichever process sends it. */
export function openStreamTurns({ db, clock, log }: { db: Queryable; clock: Clock; log: Log }): StreamTurns {
  const open = new Set<string>()
  let renewing: NodeJS.Timeout | undefined
  const leaseEnd = () => new Date(clock.now().getTime() + LEASE_MS)

  function renew(): void {
    renewTurns(db, [...open], leaseEnd()).catch((error: unknown) => {
      log.warn({ error: describeError(error) }, 'chat: turns could not be renewed')
    })
  }

  function opened(streamId: string): void {
    open.add(streamId)
    renewing ??= setInterval(renew, RENEW_MS).unref()
  }

  async function close(streamId: string): Promise<void> {
    open.delete(streamId)
    if (open.size === 0) {
      clearInterval(renewing)
      renewing = undefined
    }
    await releaseTurn(db, streamId)
  }

  return {
    get openCount() {
      return open.size
    },
    async take(userId) {
      const streamId = randomUUID()
      for (const waitMs of WAITS_MS) {
        if (waitMs > 0) await pause(waitMs)
        if (await takeTurn(db, { userId, streamId, until: leaseEnd() }, clock.now())) {
          opened(streamId)
          return () => close(streamId)
        }
      }
      throw new AppError('chat.tooQuick')
    },
  }
}
