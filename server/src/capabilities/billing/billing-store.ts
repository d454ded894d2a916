import type { PaymentEvent } from '@prancheta/adapters/payments/port.ts'
import type { StoredPlan } from '@prancheta/core/billing/lifecycle.ts'
import { PAID_PLANS } from '@prancheta/core/billing/plans.ts'
import type { Queryable } from '#platform/db/database.ts'

/** A user's plan with what billing needs to know of them. */
export type BillingRow = {
  userId: string
  email: string
  isAdmin: boolean
  customerId: string | null
  version: number
  /** When an admin ended the days of grace; null if nobody did. */
  graceEndedAt: Date | null
  stored: StoredPlan
}

export async function requireBilling(db: Queryable, userId: string): Promise<BillingRow> {
  const row = await findBilling(db, userId)
  if (row === null) throw new Error('there is no plan of this user')
  return row
}

/** Null for somebody who has left. */
export async function findBilling(db: Queryable, userId: string): Promise<BillingRow | null> {
  const row = await db
    .selectFrom('plans')
    .innerJoin('people', 'people.id', 'plans.user_id')
    .selectAll('plans')
    .select(['people.email', 'people.is_admin'])
    .where('plans.user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  return {
    userId,
    email: row.email,
    isAdmin: row.is_admin,
    customerId: row.stripe_customer,
    version: row.billing_version,
    graceEndedAt: row.grace_ended_at,
    stored: {
      plan: row.plan,
      active: row.active,
      subscriptionId: row.stripe_subscription,
      subscriptionStatus: row.subscription_status,
      periodEnd: row.current_period_end,
      cancelsAt: row.subscription_cancels_at,
      accessUntil: row.access_until,
    },
  }
}

export async function findUserIdByCustomer(db: Queryable, customerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('plans')
    .select('user_id')
    .where('stripe_customer', '=', customerId)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/**
 * Writes what the provider said, unless a later answer or an admin's hand was quicker; false then. The plan is named in the
 * condition too, because a grant does not count versions.
 */
export async function writePlan(
  db: Queryable,
  { userId, version, stored: before }: BillingRow,
  next: StoredPlan,
  now: Date,
): Promise<boolean> {
  const facts = {
    plan: next.plan,
    active: next.active,
    stripe_subscription: next.subscriptionId,
    subscription_status: next.subscriptionStatus,
    current_period_end: next.periodEnd,
    subscription_cancels_at: next.cancelsAt,
    access_until: next.accessUntil,
    updated_at: now,
  }
  const row = await db
    .updateTable('plans')
    .set({ billing_version: version + 1, billing_checked_at: now, ...(next === before ? {} : facts) })
    .where('user_id', '=', userId)
    .where('billing_version', '=', version)
    .where('plan', '=', before.plan)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** The right to ask the provider about a user, given at most once in `everyMs`, over all processes. */
export async function claimCheck(
  db: Queryable,
  userId: string,
  { now, everyMs }: { now: Date; everyMs: number },
): Promise<boolean> {
  const row = await db
    .updateTable('plans')
    .set({ billing_checked_at: now })
    .where('user_id', '=', userId)
    .where('stripe_customer', 'is not', null)
    .where(({ or, eb }) =>
      or([eb('billing_checked_at', 'is', null), eb('billing_checked_at', '<=', new Date(now.getTime() - everyMs))]),
    )
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** False when the event had its effect before. Give the effect's transaction, so that there is never one without the other. */
export async function insertEvent(db: Queryable, { id, type }: PaymentEvent, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('payment_events')
    .values({ id, type, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function hasEvent(db: Queryable, id: string): Promise<boolean> {
  return (await db.selectFrom('payment_events').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export async function deleteEventsBefore(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('payment_events').where('received_at', '<', before).execute()
}

/** Whether the provider knows this user and has not been asked about them since. */
export async function isUncheckedSince(db: Queryable, userId: string, moment: Date): Promise<boolean> {
  const row = await db
    .selectFrom('plans')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('stripe_customer', 'is not', null)
    .where(({ or, eb }) => or([eb('billing_checked_at', 'is', null), eb('billing_checked_at', '<=', moment)]))
    .executeTakeFirst()
  return row !== undefined
}

/** Whose paid plan has run out without this being written down. */
export async function listRunOut(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('plans')
    .select('user_id')
    .where('access_until', '<=', now)
    .where('plan', 'in', PAID_PLANS)
    .orderBy('access_until')
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** The next users the provider knows, in the order of their ids. */
export async function listCustomersAfter(db: Queryable, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('plans')
    .select('user_id')
    .where('stripe_customer', 'is not', null)
    .$if(after !== null, (query) => query.where('user_id', '>', after ?? ''))
    .orderBy('user_id')
    .limit(limit)
    .execute()
  return rows.map(({ user_id }) => user_id)
}
