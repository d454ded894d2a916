import type { Queryable } from '#platform/db/database.ts'

/** Whether there is such a user who is not an admin: support writes to users. */
export async function userExists(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('profiles')
    .leftJoin('user_roles', (join) =>
      join.onRef('user_roles.user_id', '=', 'profiles.id').on('user_roles.role', '=', 'admin'),
    )
    .select('profiles.id')
    .where('profiles.id', '=', userId)
    .where('user_roles.user_id', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
