import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

/** Picks saved for matches of a span that have not begun, the newest saved first, with the analysis each belongs to. */
export function findPicks(db: Queryable, userId: string, { from, to, now }: { from: Date; to: Date; now: Date }) {
  return db
    .selectFrom('analyses as a')
    .innerJoin('made_analyses as r', 'r.id', 'a.run_id')
    .innerJoin('games as f', 'f.id', 'r.fixture_id')
    .select([
      'a.id',
      'r.id as run_id',
      'r.fixture_id',
      'r.result',
      'a.home_id',
      'a.home_name',
      'a.away_id',
      'a.away_name',
      'a.league_name',
      'f.kick_off',
      'a.pick_market_id',
      'a.pick_probability',
      'a.pick_odd',
    ])
    .select(
      sql<boolean>`a.markets @> jsonb_build_array(jsonb_build_object('id', a.pick_market_id, 'isRecommended', true))`.as(
        'is_recommended',
      ),
    )
    .where('a.user_id', '=', userId)
    .where('a.pick_market_id', 'is not', null)
    .where('a.match_date', '>=', from)
    .where('a.match_date', '<', to)
    .where('f.kick_off', '>', now)
    .where('f.state', '=', 'scheduled')
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(200)
    .execute()
}
