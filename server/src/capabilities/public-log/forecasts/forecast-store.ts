import type { Queryable } from '#platform/db/database.ts'

/** Forecasts of these games that stand in the log, oldest first; since a day, where one is given. */
export function findForecasts(db: Queryable, gameIds: readonly number[], sinceDay?: string) {
  return db
    .selectFrom('log_entries')
    .select(['n', 'about', 'day', 'moment', 'line'])
    .where('kind', '=', 'forecast')
    .where('about', 'in', gameIds.length > 0 ? [...gameIds] : [0])
    .$if(sinceDay !== undefined, (query) => query.where('day', '>=', sinceDay ?? ''))
    .orderBy('n')
    .execute()
}
