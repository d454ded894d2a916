import { randomUUID } from 'node:crypto'
import type { PaidPlan } from '@prancheta/core/billing/plans.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

/**
 * Who a user is at the payment provider, and whether anything there was ever paid for. From now on the plan names no customer,
 * so that one it names later was made by a checkout under way. Give a transaction.
 */
export async function takeCustomer(db: Queryable, userId: string) {
  const row = await db
    .selectFrom('plans')
    .select(['stripe_customer', 'stripe_subscription'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  await db.updateTable('plans').set({ stripe_customer: null }).where('user_id', '=', userId).execute()
  return { customerId: row?.stripe_customer ?? null, hasSubscription: (row?.stripe_subscription ?? null) !== null }
}

/** Puts a customer in the place of `before`; false when somebody else did so meanwhile. */
export async function setCustomer(
  db: Queryable,
  userId: string,
  { before, customerId }: { before: string | null; customerId: string | null },
): Promise<boolean> {
  const row = await db
    .updateTable('plans')
    .set({ stripe_customer: customerId })
    .where('user_id', '=', userId)
    .where('stripe_customer', 'is not distinct from', before)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The key of the user's attempt to pay for this plan: the same for clicks within `sharedMs`, else a new one. */
export async function claimAttempt(
  db: Queryable,
  { userId, plan, now, sharedMs }: { userId: string; plan: PaidPlan; now: Date; sharedMs: number },
): Promise<string> {
  const isSame = sql<boolean>`checkout_attempts.plan = excluded.plan
    and checkout_attempts.started_at > ${new Date(now.getTime() - sharedMs)}::timestamptz`
  const { key } = await db
    .insertInto('checkout_attempts')
    .values({ user_id: userId, plan, key: randomUUID(), started_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        plan,
        key: sql`case when ${isSame} then checkout_attempts.key else excluded.key end`,
        started_at: sql`case when ${isSame} then checkout_attempts.started_at else excluded.started_at end`,
      }),
    )
    .returning('key')
    .executeTakeFirstOrThrow()
  return key
}

/** The next click begins a new attempt; unless another click has begun one meanwhile, which they then share. */
export async function dropAttempt(db: Queryable, userId: string, key: string): Promise<void> {
  await db.deleteFrom('checkout_attempts').where('user_id', '=', userId).where('key', '=', key).execute()
}

export async function endAttempt(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('checkout_attempts').where('user_id', '=', userId).execute()
}
