import type { Kysely } from 'kysely'
import { givePlan } from '#capabilities/billing/index.ts'
import type { DB } from '#platform/db/schema.ts'
import { findUserIdByEmail, insertAdminRole } from './role-store.ts'

/** Makes a user an admin, and sets the plan of that name with it. False when nobody has that e-mail. */
export async function grantAdmin(db: Kysely<DB>, email: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const userId = await findUserIdByEmail(tx, email.trim().toLowerCase())
    if (userId === null) return false
    await insertAdminRole(tx, userId)
    await givePlan(tx, userId, 'admin', now)
    return true
  })
}
