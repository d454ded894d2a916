import type { Queryable } from '#platform/db/database.ts'

export async function deleteSpentLimits(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('expire', '<', now.getTime()).execute()
}
