import { PAID_PLANS } from '@prancheta/core/plans/plans.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import { isUuid } from '#platform/db/is-uuid.ts'

/** Holds a user's row while something is done to them. False: nobody has this id, or it is an admin's. */
export async function lockUser(db: Queryable, userId: string): Promise<boolean> {
  if (!isUuid(userId)) return false
  const row = await db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('user_roles')
            .select('user_roles.user_id')
            .whereRef('user_roles.user_id', '=', 'profiles.id')
            .where('user_roles.role', '=', 'admin'),
        ),
      ),
    )
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** False when the plan is that one already. */
export async function grantVip(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('plans')
    .set({ plan: 'vip_unlimited', active: true, access_until: null, updated_at: now })
    .where('user_id', '=', userId)
    .where('plan', '<>', 'vip_unlimited')
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Back to the free trial; what a subscription gives is asked of the provider afterwards. */
export async function revokeVip(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('plans')
    .set({ plan: 'teste', active: true, access_until: null, updated_at: now })
    .where('user_id', '=', userId)
    .where('plan', '=', 'vip_unlimited')
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
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

/** Also ends every session; the deletes' trigger tells open tabs. */
export async function suspend(db: Queryable, userId: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('profiles')
    .set({ suspended_at: now })
    .where('id', '=', userId)
    .where('suspended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (row) await endSessionsOf(db, userId)
  return row !== undefined
}

export async function unsuspend(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .updateTable('profiles')
    .set({ suspended_at: null })
    .where('id', '=', userId)
    .where('suspended_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function endSessionsOf(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
