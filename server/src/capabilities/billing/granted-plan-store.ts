import { PAID_PLANS, type Plan } from '@prancheta/core/billing/plans.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

/** Gives a plan by hand: no subscription gave it, so none that runs out takes it away. */
export async function givePlan(db: Queryable, userId: string, plan: Plan, now: Date): Promise<void> {
  await byHand(db, userId, plan, now).execute()
}

/** False when the plan is that one already. */
export async function grantVip(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const given = byHand(db, userId, 'vip_unlimited', now).where('plan', '<>', 'vip_unlimited')
  return (await given.returning('user_id').executeTakeFirst()) !== undefined
}

/** Back to the free trial; what a subscription gives is asked of the provider afterwards. */
export async function revokeVip(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const given = byHand(db, userId, 'teste', now).where('plan', '=', 'vip_unlimited')
  return (await given.returning('user_id').executeTakeFirst()) !== undefined
}

function byHand(db: Queryable, userId: string, plan: Plan, now: Date) {
  return db
    .updateTable('plans')
    .set({ plan, active: true, access_until: null, updated_at: now })
    .where('user_id', '=', userId)
}

/**
 * Ends the days of grace of a plan whose payment failed. The version counts on, so that whoever asked the provider before
 * this asks again and does not write the old answer over it.
 */
export async function endGrace(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('plans')
    .set({
      grace_ended_at: now,
      access_until: now,
      billing_version: sql`billing_version + 1`,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .where('plan', 'in', PAID_PLANS)
    .where('subscription_status', '=', 'past_due')
    .where('access_until', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}
