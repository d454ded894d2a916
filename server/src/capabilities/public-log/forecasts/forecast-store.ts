import type { Queryable } from '#platform/db/database.ts'

/** Forecasts of these games that stand in the log since a day, oldest first. */
export function findForecasts(db: Queryable, gameIds: readonly number[], sinceDay: string) {
  return db
    .selectFrom('log_entries')
    .select(['n', 'about', 'day', 'moment', 'line'])
    .where('kind', '=', 'forecast')
    .where('about', 'in', gameIds.length > 0 ? [...gameIds] : [0])
    .where('day', '>=', sinceDay)
    .orderBy('n')
    .execute()
}
