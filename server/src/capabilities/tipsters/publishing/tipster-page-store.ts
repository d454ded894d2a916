import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

/** Columns by name, here and below: what is not named cannot reach the public. */
export async function findTipster(db: Queryable, slug: string) {
  const row = await db
    .selectFrom('people')
    .select(['id', 'tipster_slug', 'brand_color', 'brand_logo'])
    .where('tipster_slug', '=', slug)
    // Whoever is suspended speaks to nobody under our name until they are let in again.
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export function listShown(db: Queryable, userId: string, limit: number) {
  return db
    .selectFrom('saved_analyses as a')
    .leftJoin('games as f', 'f.id', 'a.fixture_id')
    .select([
      'a.id',
      'a.home_name',
      'a.away_name',
      'a.league_name',
      'a.match_date',
      'a.published_at',
      'a.confidence',
      'a.markets',
      'a.markets_version',
      'a.why',
      'a.pick_market_id',
      'a.pick_name',
      'a.pick_probability',
      'a.run_id',
      'a.result',
      'a.pick_outcome',
      'a.published_odd',
      'a.published_house',
      'f.is_demo',
      'f.home_id',
      'f.away_id',
    ])
    .where('a.user_id', '=', userId)
    .where('a.public', '=', true)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()
}

/** How many were published, and how the whole ones ended; half results count in neither. */
export async function countPublished(db: Queryable, userId: string) {
  return db
    .selectFrom('saved_analyses')
    .select([
      sql<number>`count(*)::int`.as('published'),
      sql<number>`(count(*) filter (where result = 'green'))::int`.as('greens'),
      sql<number>`(count(*) filter (where result = 'red'))::int`.as('reds'),
    ])
    .where('user_id', '=', userId)
    .where('published_at', 'is not', null)
    .executeTakeFirstOrThrow()
}

export async function findSlug(db: Queryable, userId: string): Promise<string | null> {
  const row = await db.selectFrom('people').select('tipster_slug').where('id', '=', userId).executeTakeFirst()
  return row?.tipster_slug ?? null
}

export function listOwnPublications(db: Queryable, userId: string) {
  return db
    .selectFrom('saved_analyses')
    .select(['id', 'published_at', 'hidden_at'])
    .where('user_id', '=', userId)
    .where('published_at', 'is not', null)
    .orderBy('published_at', 'desc')
    .execute()
}
