import { randomUUID } from 'node:crypto'
import type { PauseView } from '@prancheta/contract/responsible-play/routes.ts'
import {
  liftableFrom,
  liftedEnd,
  type Pause,
  type PauseLength,
  pauseEnd,
} from '@prancheta/core/responsible-play/pause.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import { AppError } from '#platform/errors/errors.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import { endPauseAt, findKeptPause, findPause, keepPause, lengthenPause } from './pause-store.ts'

export type PauseDeps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  /** What tells this user from others without telling who it is: a keyed hash of their e-mail, and one of their phone. */
  hashesOf(db: Queryable, userId: string): Promise<string[]>
  /** Closes the payments that the user began and has not paid; throws when the provider gave no answer. */
  closeCheckouts(userId: string): Promise<void>
}

/** Shuts a user out of analysis, chat and payments, from this moment. Nobody can shorten it, they least of all. */
export async function startPause(deps: PauseDeps, userId: string, length: PauseLength): Promise<PauseView> {
  const startedAt = deps.clock.now()
  const pause = await deps.db.transaction().execute(async (tx) => {
    const begun = await lengthenPause(tx, userId, { id: randomUUID(), startedAt, endsAt: pauseEnd(startedAt, length) })
    if (!begun) throw new AppError('pause.notLonger')
    await keepPause(tx, await deps.hashesOf(tx, userId), begun)
    return begun
  })
  // A payment page that stands open in another tab. What is paid there all the same gives nothing before the pause ends.
  await deps.closeCheckouts(userId).catch((error: unknown) => {
    deps.log.warn({ error: describeError(error) }, 'the open payments of somebody in a pause could not be closed')
  })
  return toPauseView(pause)
}

/** Puts a new account into the pause that its person had begun in another one. Give the transaction of the sign-up. */
export async function resumePause(tx: Queryable, userId: string, hashes: readonly string[], now: Date): Promise<void> {
  const kept = await findKeptPause(tx, hashes, now)
  if (!kept) return
  await lengthenPause(tx, userId, kept)
  // It may have been found by the e-mail alone; from here on the new phone is theirs too.
  await keepPause(tx, hashes, kept)
}

/** Before an account goes: a pause from before hashes were kept is found by nobody else. Give a transaction. */
export async function keepPauseOf(tx: Queryable, userId: string, hashes: readonly string[], now: Date): Promise<void> {
  const pause = await findPause(tx, userId, now)
  if (pause) await keepPause(tx, hashes, pause)
}

/** Ends a pause without end a week from now, for support. False before it may. Give a transaction. */
export async function liftPause(tx: Queryable, userId: string, now: Date): Promise<boolean> {
  const pause = await findPause(tx, userId, now)
  const from = pause && liftableFrom(pause)
  if (!pause || !from || from > now) return false
  await endPauseAt(tx, pause.id, liftedEnd(now))
  return true
}

export function toPauseView(pause: Pause): PauseView {
  return { ends_at: pause.endsAt?.toISOString() ?? null, liftable_from: liftableFrom(pause)?.toISOString() ?? null }
}
