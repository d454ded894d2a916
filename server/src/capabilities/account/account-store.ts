import type { Queryable } from '#platform/db/database.ts'

const COLUMNS = ['id', 'requested_at', 'had_subscription', 'payment_customer', 'purged_at'] as const

export type DeletionRow = {
  id: string
  requested_at: Date
  had_subscription: boolean
  payment_customer: string | null
  purged_at: Date | null
}

type NewDeletion = {
  userId: string
  customerId: string | null
  hasSubscription: boolean
  requestedBy: 'user' | 'admin'
  now: Date
}

export function insertDeletion(db: Queryable, deletion: NewDeletion): Promise<DeletionRow> {
  return db
    .insertInto('account_deletions')
    .values({
      user_id: deletion.userId,
      payment_customer: deletion.customerId,
      had_subscription: deletion.hasSubscription,
      requested_by: deletion.requestedBy,
      requested_at: deletion.now,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
}

export async function findDeletion(db: Queryable, id: string): Promise<DeletionRow | null> {
  const row = await db.selectFrom('account_deletions').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function findDeletionOf(db: Queryable, userId: string): Promise<DeletionRow | null> {
  const row = await db.selectFrom('account_deletions').select(COLUMNS).where('user_id', '=', userId).executeTakeFirst()
  return row ?? null
}

/** Who still pays at the provider though they left. */
export async function listPaying(db: Queryable): Promise<{ id: string; customerId: string }[]> {
  const rows = await db
    .selectFrom('account_deletions')
    .select(['id', 'payment_customer'])
    .where('payment_customer', 'is not', null)
    .orderBy('requested_at')
    .execute()
  return rows.flatMap(({ id, payment_customer }) =>
    payment_customer === null ? [] : [{ id, customerId: payment_customer }],
  )
}

export async function markCustomerGone(db: Queryable, id: string, now: Date): Promise<void> {
  await db
    .updateTable('account_deletions')
    .set({ payment_customer: null, customer_gone_at: now })
    .where('id', '=', id)
    .execute()
}

/** Whose rows are still here though they left before `before`. */
export async function listUnpurged(db: Queryable, before: Date): Promise<{ id: string; userId: string }[]> {
  const rows = await db
    .selectFrom('account_deletions')
    .select(['id', 'user_id'])
    .where('purged_at', 'is', null)
    .where('requested_at', '<=', before)
    .orderBy('requested_at')
    .execute()
  return rows.flatMap(({ id, user_id }) => (user_id === null ? [] : [{ id, userId: user_id }]))
}

/** The user's rows are gone: the receipt stays, without them. */
export async function markPurged(db: Queryable, id: string, now: Date): Promise<void> {
  await db.updateTable('account_deletions').set({ user_id: null, purged_at: now }).where('id', '=', id).execute()
}

/** A customer of somebody whose receipt is finished, to be forgotten by the payment provider too. */
export async function insertLateCustomer(db: Queryable, customerId: string, now: Date): Promise<void> {
  await db
    .insertInto('account_deletions')
    .values({
      payment_customer: customerId,
      had_subscription: false,
      requested_by: 'user',
      requested_at: now,
      purged_at: now,
    })
    .execute()
}
