import type { Queryable } from '#platform/db/database.ts'

/** How many analyses a user has saved, and how they went: kept by the database beside the rows. */
export function countResults(db: Queryable, userId: string) {
  return db
    .selectFrom('analysis_tallies')
    .select(['total', 'green', 'red'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}
