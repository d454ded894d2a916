import { drawableLogo, findLogoOf } from '#capabilities/tipsters/index.ts'
import type { Queryable } from '#platform/db/database.ts'

/** The stored analysis asked for, by its own id or that of the row it was saved as; without an id the newest of the match. */
export function findCardRun(db: Queryable, userId: string, fixtureId: number, id?: string) {
  return db
    .selectFrom('made_analyses as r')
    .leftJoin('saved_analyses as a', 'a.run_id', 'r.id')
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
export async function findBrand(db: Queryable, userId: string) {
  const [person, logo] = await Promise.all([
    db.selectFrom('people').select(['name', 'tipster_slug', 'brand_color']).where('id', '=', userId).executeTakeFirst(),
    findLogoOf(db, userId),
  ])
  return person && { ...person, logo: drawableLogo(logo) }
}
