import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import { isUuid } from '#platform/db/is-uuid.ts'

export function allTipsters(db: Queryable) {
  return tipsters(db).orderBy('profiles.email').execute()
}

export async function findTipster(db: Queryable, userId: string) {
  if (!isUuid(userId)) return null
  return (await tipsters(db).where('profiles.id', '=', userId).executeTakeFirst()) ?? null
}

export type TipsterRow = NonNullable<Awaited<ReturnType<typeof findTipster>>>

function tipsters(db: Queryable) {
  return db
    .selectFrom('profiles')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('analyses')
          .select(({ fn }) => [
            fn.countAll<number>().as('analyses'),
            sql<number>`count(*) filter (where public)`.as('public_analyses'),
            sql<number>`count(published_at)`.as('published'),
            sql<number>`count(*) filter (where published_at is not null and result = 'green')`.as('green'),
            sql<number>`count(*) filter (where published_at is not null and result = 'red')`.as('red'),
            sql<number>`count(pick_return) filter (where published_at is not null and pick_outcome <> 'void')`.as(
              'stakes',
            ),
            sql<number>`coalesce(sum(pick_return) filter (where published_at is not null and pick_outcome <> 'void'), 0)`.as(
              'returned',
            ),
          ])
          .whereRef('analyses.user_id', '=', 'profiles.id')
          .as('saved'),
      (join) => join.onTrue(),
    )
    .select([
      'profiles.id as user_id',
      'profiles.name',
      'profiles.email',
      'profiles.tipster_slug as slug',
      'profiles.brand_color as color',
      'profiles.brand_logo as logo',
      'saved.analyses',
      'saved.public_analyses',
      'saved.published',
      'saved.green',
      'saved.red',
      'saved.stakes',
      'saved.returned',
    ])
    .where('profiles.tipster_slug', 'is not', null)
}

export async function isSlugTaken(db: Queryable, slug: string, byOthersThan: string): Promise<boolean> {
  const row = await db
    .selectFrom('profiles')
    .select('id')
    .where('tipster_slug', '=', slug)
    .where('id', '<>', byOthersThan)
    .executeTakeFirst()
  return row !== undefined
}

export type Brand = { slug: string | null; color: string | null; logo: string | null }

export async function writeBrand(
  db: Queryable,
  userId: string,
  { slug, color, logo }: Brand,
  now: Date,
): Promise<void> {
  await db
    .updateTable('profiles')
    .set({ tipster_slug: slug, brand_color: color, brand_logo: logo, updated_at: now })
    .where('id', '=', userId)
    .execute()
}

/** Whoever changes who has which address takes turns, so that the same one is never given twice. */
export async function takeTurn(db: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('profiles.tipster_slug'))`.execute(db)
}
