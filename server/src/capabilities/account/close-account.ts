import type { DeletionView } from '@prancheta/contract/account/routes.ts'
import { takeCustomer } from '#capabilities/billing/index.ts'
import { closeSignIn } from '#capabilities/identity/index.ts'
import { deleteMailsTo } from '#capabilities/mail/index.ts'
import { type DeletionRow, findDeletionOf, insertDeletion } from './deletion-store.ts'
import type { AccountDeps } from './deps.ts'
import { FINISH_JOB, PURGE_AFTER_MS } from './finish-deletions.ts'

/**
 * Closes an account for good. In one transaction sign-in closes, every session ends and whatever says who it was is emptied;
 * the payments end and the rest goes by jobs, which the transaction leaves behind.
 */
export async function closeAccount(
  { db, clock, jobs }: AccountDeps,
  userId: string,
  requestedBy: 'user' | 'admin',
): Promise<DeletionView | null> {
  const now = clock.now()
  return db.transaction().execute(async (tx) => {
    const email = await closeSignIn(tx, userId, now)
    if (email === null) return null
    // Waited for at the profile's row: a second wish of the same moment gets the first one's receipt.
    const before = await findDeletionOf(tx, userId)
    if (before) return toDeletionView(before)

    await deleteMailsTo(tx, email)
    const { customerId, hasSubscription } = await takeCustomer(tx, userId)
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
