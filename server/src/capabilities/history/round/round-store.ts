import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

type Span = { from: Date; to: Date; now: Date; withBegun: boolean }

/**
 * Picks saved for matches of a span, the newest saved first, with the analysis each belongs to: those that have not begun, and
 * with `withBegun` also those that are under way or not settled yet.
 */
export function findPicks(db: Queryable, userId: string, { from, to, now, withBegun }: Span) {
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
    .where(({ and, or, eb, val }) =>
      or([
        and([eb('f.kick_off', '>', now), eb('f.state', '=', 'scheduled')]),
        and([val(withBegun), eb('a.settled_at', 'is', null), eb('f.state', 'in', ['scheduled', 'live', 'finished'])]),
      ]),
    )
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(200)
    .execute()
}
