import { randomUUID } from 'node:crypto'
import type { PauseView } from '@prancheta/contract/responsible-play/routes.ts'
import {
  isLonger,
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
import {
  endPauseAt,
  findKeptPause,
  findPause,
  holdHashes,
  joinPauses,
  keepPause,
  lengthenPause,
} from './pause-store.ts'

export type PauseDeps = {
  db: Kysely<DB>
  clock: Clock
  /** What tells this user from others without telling who it is: a keyed hash of their e-mail, and one of each number. */
  hashesOf(db: Queryable, userId: string): Promise<string[]>
  /** Every account of this user's person, themselves among them, held until the transaction ends. */
  holdSamePerson(tx: Queryable, userId: string): Promise<string[]>
  /** Has the payments closed that the user began and has not paid, once the transaction stands. */
  closeCheckouts(tx: Queryable, userId: string): Promise<void>
}

/** Shuts a user out of analysis, chat and payments, from this moment, in every account of theirs. Nobody can shorten it, they least of all. */
export async function startPause(deps: PauseDeps, userId: string, length: PauseLength): Promise<PauseView> {
  const startedAt = deps.clock.now()
  const pause = await deps.db.transaction().execute(async (tx) => {
    const hashes = await deps.hashesOf(tx, userId)
    await holdHashes(tx, hashes)
    const accounts = await deps.holdSamePerson(tx, userId)
    // One that is made longer stays the same pause, so that whatever it was kept for is made longer with it.
    const running = await findPause(tx, userId, startedAt)
    const wanted = { id: running?.id ?? randomUUID(), startedAt, endsAt: pauseEnd(startedAt, length) }
    if (running && !isLonger(wanted, running)) throw new AppError('pause.notLonger')
    await joinPauses(tx, { accounts, hashes }, wanted)
    // Payment pages that stand open in another tab. What is paid there all the same gives nothing before the pause ends.
    for (const account of accounts) await deps.closeCheckouts(tx, account)
    return wanted
  })
  return toPauseView(pause)
}

/** Puts a new account into the pause that its person had begun in another one. Give the transaction of the sign-up. */
export async function resumePause(tx: Queryable, userId: string, hashes: readonly string[], now: Date): Promise<void> {
  await holdHashes(tx, hashes)
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
