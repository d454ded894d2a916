import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import { isUuid } from '#platform/db/database.ts'

export function allTipsters(db: Queryable) {
  return tipsters(db).orderBy('people.email').execute()
}

export async function findTipster(db: Queryable, userId: string) {
  if (!isUuid(userId)) return null
  return (await tipsters(db).where('people.id', '=', userId).executeTakeFirst()) ?? null
}

export type TipsterRow = NonNullable<Awaited<ReturnType<typeof findTipster>>>

function tipsters(db: Queryable) {
  return db
    .selectFrom('people')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('saved_analyses')
          .select(({ fn }) => [
            fn.countAll<number>().as('analyses'),
            sql<number>`count(*) filter (where public)`.as('public_analyses'),
            sql<number>`count(published_at)`.as('published'),
            sql<number>`count(*) filter (where published_at is not null and result = 'green')`.as('green'),
            sql<number>`count(*) filter (where published_at is not null and result = 'red')`.as('red'),
          ])
          .whereRef('saved_analyses.user_id', '=', 'people.id')
          .as('saved'),
      (join) => join.onTrue(),
    )
    .select([
      'people.id as user_id',
      'people.name',
      'people.email',
      'people.tipster_slug as slug',
      'people.brand_color as color',
      'people.brand_logo as logo',
      'saved.analyses',
      'saved.public_analyses',
      'saved.published',
      'saved.green',
      'saved.red',
    ])
    .where('people.tipster_slug', 'is not', null)
}

export async function isSlugTaken(db: Queryable, slug: string, byOthersThan: string): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('tipster_slug', '=', slug)
    .where('id', '<>', byOthersThan)
    .executeTakeFirst()
  return row !== undefined
}

/** Whoever changes who has which address takes turns, so that the same one is never given twice. */
export async function takeTurn(db: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('profiles.tipster_slug'))`.execute(db)
}
