import type { FavouriteKind } from '@prancheta/contract/favourites.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

/** By name, clubs and leagues together. */
export async function findFavourites(db: Queryable, userId: string) {
  const teams = db
    .selectFrom('favourites')
    .innerJoin('teams', 'teams.id', 'favourites.team_id')
    .select([sql<FavouriteKind>`'team'`.as('kind'), 'teams.id', 'teams.name'])
    .where('favourites.user_id', '=', userId)
  const leagues = db
    .selectFrom('favourites')
    .innerJoin('leagues', 'leagues.id', 'favourites.league_id')
    .select([sql<FavouriteKind>`'league'`.as('kind'), 'leagues.id', 'leagues.name'])
    .where('favourites.user_id', '=', userId)
  return teams.unionAll(leagues).orderBy('name').orderBy('id').execute()
}

/** Inside a transaction. The profile's row is the turn that two at once take, so that they do not both find room for the last. */
export async function insertFavourite(
  db: Queryable,
  userId: string,
  { kind, id }: { kind: FavouriteKind; id: number },
  max: number,
): Promise<'added' | 'full'> {
  await db.selectFrom('profiles').select('id').where('id', '=', userId).forUpdate().execute()
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

export async function subjectExists(
  db: Queryable,
  { kind, id }: { kind: FavouriteKind; id: number },
): Promise<boolean> {
  const row = await db
    .selectFrom(kind === 'team' ? 'teams' : 'leagues')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Ids of the next games of what is starred, the soonest first. */
export async function findNextGameIds(db: Queryable, userId: string, now: Date, limit: number): Promise<number[]> {
  const starred = (column: 'team_id' | 'league_id') =>
    db.selectFrom('favourites').select(column).where('user_id', '=', userId).where(column, 'is not', null)
  const rows = await db
    .selectFrom('fixtures')
    .select('id')
    .where('kick_off', '>', now)
    .where('state', '=', 'scheduled')
    .where(({ or, eb }) =>
      or([
        eb('home_id', 'in', starred('team_id')),
        eb('away_id', 'in', starred('team_id')),
        eb('league_id', 'in', starred('league_id')),
      ]),
    )
    .orderBy('kick_off')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

const columnOf = (kind: FavouriteKind) => (kind === 'team' ? 'team_id' : 'league_id')
