import type { Queryable } from '#platform/db/database.ts'

/** Whether there is such a user who is not an admin: support writes to users. */
export async function userExists(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', userId)
    .where('is_admin', '=', false)
    .executeTakeFirst()
  return row !== undefined
}
