import type { Plan } from '@prancheta/core/plans/plans.ts'
import type { Queryable } from '#platform/db/database.ts'

export async function findUserIdByEmail(db: Queryable, email: string): Promise<string | null> {
  const row = await db.selectFrom('profiles').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id ?? null
}

export async function insertAdminRole(db: Queryable, userId: string): Promise<void> {
  await db
    .insertInto('user_roles')
    .values({ user_id: userId, role: 'admin' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Takes the role away from whoever has it; false when nobody else would be left with it. Two at once take turns at the rows. */
export async function removeAdminRole(tx: Queryable, userId: string): Promise<boolean> {
  const admins = await tx.selectFrom('user_roles').select('user_id').where('role', '=', 'admin').forUpdate().execute()
  if (!admins.some(({ user_id }) => user_id === userId)) return true
  if (admins.length === 1) return false
  await tx.deleteFrom('user_roles').where('user_id', '=', userId).where('role', '=', 'admin').execute()
  return true
}

/** Gives a plan by hand: no subscription gave it, so none that runs out takes it away. */
export async function setPlan(db: Queryable, userId: string, plan: Plan, now: Date): Promise<void> {
  await db
    .updateTable('plans')
    .set({ plan, active: true, access_until: null, updated_at: now })
    .where('user_id', '=', userId)
    .execute()
}
