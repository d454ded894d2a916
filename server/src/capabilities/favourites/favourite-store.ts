import type { FavouriteKind } from '@prancheta/contract/fixtures/favourites.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

/** Ids of the clubs and leagues somebody starred. */
export async function findStarred(db: Queryable, userId: string): Promise<{ teamIds: number[]; leagueIds: number[] }> {
  const rows = await db
    .selectFrom('favourites')
    .select(['team_id', 'league_id'])
    .where('user_id', '=', userId)
    .execute()
  return {
    teamIds: rows.flatMap(({ team_id }) => team_id ?? []),
    leagueIds: rows.flatMap(({ league_id }) => league_id ?? []),
  }
}

/** Inside a transaction. Two of one user at once take turns, so that they do not both find room for the last. */
export async function insertFavourite(
  db: Queryable,
  userId: string,
  { kind, id }: { kind: FavouriteKind; id: number },
  max: number,
): Promise<'added' | 'full'> {
  await sql`select pg_advisory_xact_lock(hashtext('favourites'), hashtext(${userId}))`.execute(db)
  const { count } = await db
    .selectFrom('favourites')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const isThere = await db
    .selectFrom('favourites')
    .select('user_id')
    .where('user_id', '=', userId)
    .where(columnOf(kind), '=', id)
    .executeTakeFirst()
  if (isThere) return 'added'
  if (count >= max) return 'full'
  await db
    .insertInto('favourites')
    .values({ user_id: userId, [columnOf(kind)]: id })
    .execute()
  return 'added'
}

export async function deleteFavourite(
  db: Queryable,
  userId: string,
  { kind, id }: { kind: FavouriteKind; id: number },
): Promise<void> {
  await db.deleteFrom('favourites').where('user_id', '=', userId).where(columnOf(kind), '=', id).execute()
}

const columnOf = (kind: FavouriteKind) => (kind === 'team' ? 'team_id' : 'league_id')
