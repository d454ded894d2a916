import type { Queryable } from '#platform/db/database.ts'

/** How many analyses a user has saved, and how they went. */
export function countResults(db: Queryable, userId: string) {
  return db
    .selectFrom('analyses')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('result', '=', 'green').as('green'),
      fn.countAll<number>().filterWhere('result', '=', 'red').as('red'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}
