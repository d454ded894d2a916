import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

export async function analysisFigures(db: Queryable, userId: string) {
  return db
    .selectFrom('saved_analyses')
    .select(({ fn }) => [fn.countAll<number>().as('all'), sql<number>`count(*) filter (where public)`.as('public')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

export function latestAnalyses(db: Queryable, userId: string, limit: number) {
  return db
    .selectFrom('saved_analyses')
    .select([
      'id',
      'home_name',
      'away_name',
      'league_name',
      'match_date',
      'created_at',
      'pick_name',
      'result',
      'public',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
}
