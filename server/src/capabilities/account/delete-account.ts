import type { DeletionView } from '@prancheta/contract/account/routes.ts'
import type { Kysely } from 'kysely'
import { keepUsage } from '#capabilities/analysis/index.ts'
import { forgetClosing, takeCustomer } from '#capabilities/billing/index.ts'
import { closeSignIn, removeUser } from '#capabilities/identity/index.ts'
import { deleteMailsTo } from '#capabilities/mail/index.ts'
import { keepPauseOf } from '#capabilities/responsible-play/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'
import type { JobRun, Jobs } from '#platform/jobs/jobs.ts'
import type { RateLimit } from '#platform/limits/rate-limit.ts'
import { deleteEventsOf } from '#platform/live/live-store.ts'
import { describeError } from '#platform/log/describe-error.ts'
import type { Log } from '#platform/log/log.ts'
import {
  type DeletionRow,
  findDeletionOf,
  insertDeletion,
  insertLateCustomer,
  listPaying,
  listUnpurged,
  markCustomerGone,
  markPurged,
} from './account-store.ts'

export type AccountDeps = {
  db: Kysely<DB>
  clock: Clock
  log: Log
  jobs: Jobs
  /** Reads all that is held of somebody, twice. */
  exporting: RateLimit
  /** Throws unless the password is this user's own. */
  requireOwnPassword(claim: { userId: string; password: string }): Promise<void>
  /** What tells this user from others without telling who it is. */
  hashesOf(db: Queryable, userId: string): Promise<string[]>
  /** Ends what a customer pays and has the payment provider forget them; throws when it gave no answer. */
  forgetCustomer(customerId: string): Promise<void>
}

/**
 * Closes an account for good. In one transaction sign-in closes, every session ends and whatever says who it was is emptied;
 * the payments end and the rest goes by jobs, which the transaction leaves behind.
 */
export async function closeAccount(
  { db, clock, jobs, hashesOf }: AccountDeps,
  userId: string,
  requestedBy: 'user' | 'admin',
): Promise<DeletionView | null> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const hashes = await hashesOf(tx, userId)
    const email = await closeSignIn(tx, userId, now)
    if (email === null) return null
    // Waited for at the profile's row: a second wish of the same moment gets the first one's receipt.
    const before = await findDeletionOf(tx, userId)
    if (before) return toDeletionView(before)

    await keepUsage(tx, userId, hashes, now)
    await keepPauseOf(tx, userId, hashes, now)
    await deleteMailsTo(tx, email)
    const { customerId, hasSubscription } = await takeCustomer(tx, userId)
    await forgetClosing(tx, userId)
    const deletion = await insertDeletion(tx, { userId, customerId, hasSubscription, requestedBy, now })
    const { id } = deletion
    await jobs.enqueue(tx, { kind: FINISH_JOB, key: `account:${id}:payments`, payload: {} })
    // The database's clock decides what is due, so this moment is the real one whatever `clock` says.
    const purgeAt = new Date(Date.now() + PURGE_AFTER_MS)
    await jobs.enqueue(tx, { kind: FINISH_JOB, key: `account:${id}:purge`, payload: {}, runAt: purgeAt })
    return toDeletionView(deletion)
  })
}

export function toDeletionView(row: DeletionRow): DeletionView {
  return {
    id: row.id,
    requested_at: row.requested_at.toISOString(),
    subscription: row.had_subscription ? (row.payment_customer === null ? 'ended' : 'ending') : 'none',
    purged_at: row.purged_at?.toISOString() ?? null,
  }
}

export const FINISH_JOB = 'account.finish-deletion'
export const FINISH_REPEATED_JOB = 'account.finish-deletions'

/** Long enough for every open tab to have heard that its session ended; the news of it goes with the rest. */
const PURGE_AFTER_MS = 60_000

/**
 * Removes what is left of those who left and ends their payments. Bears being repeated and run twice at once. One that fails holds
 * up nobody else; the data goes first, so that a payment provider that is away does not keep it here.
 */
export async function finishDeletions(deps: AccountDeps, { signal }: JobRun): Promise<void> {
  const failures = [...(await purgeAll(deps, signal)), ...(await endPayments(deps, signal))]
  if (failures.length > 0)
    throw new Error(`${failures.length} deletions could not be finished yet`, { cause: failures[0] })
}

async function purgeAll({ db, clock, log }: AccountDeps, signal: AbortSignal): Promise<unknown[]> {
  const now = clock.now()
  const failures: unknown[] = []
  for (const left of await listUnpurged(db, new Date(now.getTime() - PURGE_AFTER_MS))) {
    signal.throwIfAborted()
    try {
      await db.transaction().execute((tx) => purgeUser(tx, left, now))
    } catch (error) {
      log.error({ deletion: left.id, error: describeError(error) }, 'a deleted account could not be removed yet')
      failures.push(error)
    }
  }
  return failures
}

async function endPayments({ db, clock, log, forgetCustomer }: AccountDeps, signal: AbortSignal): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const { id, customerId } of await listPaying(db)) {
    signal.throwIfAborted()
    try {
      await forgetCustomer(customerId)
      await markCustomerGone(db, id, clock.now())
    } catch (error) {
      log.warn({ error: describeError(error) }, 'the payments of a deleted account could not be ended yet')
      failures.push(error)
    }
  }
  return failures
}

/**
 * Removes everything of a user. What belongs to them refers to the profile and goes with it; the rest is named here. A test
 * walks the database's own list of tables, so that a new one cannot be forgotten. Give a transaction.
 */
async function purgeUser(tx: Queryable, { id, userId }: { id: string; userId: string }, now: Date): Promise<void> {
  // A checkout that was under way when its owner left has made a customer since, who could still pay.
  const { customerId } = await takeCustomer(tx, userId)
  if (customerId !== null) await insertLateCustomer(tx, customerId, now)
  await removeUser(tx, userId)
  // Last, because what was deleted above told the live feed of its going.
  await deleteEventsOf(tx, userId)
  await markPurged(tx, id, now)
}
