import type { Queryable } from '#platform/db/database.ts'

/** The stored analysis asked for, by its own id or that of the row it was saved as; without an id the newest of the match. */
export function findCardRun(db: Queryable, userId: string, fixtureId: number, id?: string) {
  return db
    .selectFrom('analysis_runs as r')
    .leftJoin('analyses as a', 'a.run_id', 'r.id')
    .select(['r.id', 'r.result'])
    .where('r.user_id', '=', userId)
    .where('r.fixture_id', '=', fixtureId)
    .$if(id !== undefined, (query) =>
      query.where(({ or, eb }) => or([eb('r.id', '=', id ?? ''), eb('a.id', '=', id ?? '')])),
    )
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** How the owner shows themselves in public, where they do. */
export function findBrand(db: Queryable, userId: string) {
  return db
    .selectFrom('profiles')
    .leftJoin('tipster_logos', 'tipster_logos.user_id', 'profiles.id')
    .select([
      'name',
      'tipster_slug',
      'brand_color',
      'tipster_logos.type as logo_type',
      'tipster_logos.bytes as logo_bytes',
    ])
    .where('profiles.id', '=', userId)
    .executeTakeFirst()
}
