import { takeCustomer } from '#capabilities/billing/index.ts'
import { removeUser } from '#capabilities/identity/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import { deleteEventsOf } from '#platform/live/live-store.ts'
import { insertLateCustomer, markPurged } from './deletion-store.ts'

/**
 * Removes everything of a user. What belongs to them refers to the profile and goes with it; the rest is named here. A test
 * walks the database's own list of tables, so that a new one cannot be forgotten. Give a transaction.
 */
export async function purgeUser(
  tx: Queryable,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<void> {
  // A checkout that was under way when its owner left has made a customer since, who could still pay.
  const { customerId } = await takeCustomer(tx, userId)
  if (customerId !== null) await insertLateCustomer(tx, customerId, now)
  await removeUser(tx, userId)
  // Last, because what was deleted above told the live feed of its going.
  await deleteEventsOf(tx, userId)
  await markPurged(tx, id, now)
}
