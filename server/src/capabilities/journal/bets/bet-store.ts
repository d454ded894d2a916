import type { BetKind } from '@prancheta/core/journal/money.ts'
import { type Insertable, sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'

export type BetRow = Awaited<ReturnType<typeof findBet>> & object

type OwnColumn = 'id' | 'created_at' | 'day' | 'changed_at' | 'settled_from'
/** A bet ready to be written; what follows from its end is among it. */
export type NewBet = Omit<Insertable<DB['journal_bets']>, OwnColumn | 'user_id'> & { kind: BetKind }

/** A saved analysis of the reader's own, with the hour its game has now. */
export function findSaved(db: Queryable, userId: string, analysisId: string) {
  return db
    .selectFrom('saved_analyses as a')
    .leftJoin('games as f', 'f.id', 'a.fixture_id')
    .select(['a.id', 'a.fixture_id', 'a.home_name', 'a.away_name', 'a.league_name', 'a.match_date', 'f.kick_off'])
    .select(['a.markets', 'a.markets_version', 'a.pick_market_id', 'a.pick_probability'])
    .where('a.id', '=', analysisId)
    .where('a.user_id', '=', userId)
    .executeTakeFirst()
}

/** Somebody else's bet is as if it were not there. `lock` holds back another change of the same moment; give a transaction then. */
export function findBet(db: Queryable, userId: string, id: string, { lock }: { lock: boolean } = { lock: false }) {
  return db
    .selectFrom('journal_bets')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .$if(lock, (query) => query.forUpdate())
    .executeTakeFirst()
}

export function findBetByKey(db: Queryable, userId: string, key: string) {
  return db
    .selectFrom('journal_bets')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** Bets whose key is there already are left as they are. Tells the ids of those that are new. */
export async function insertBets(db: Queryable, userId: string, bets: readonly NewBet[]): Promise<string[]> {
  if (bets.length === 0) return []
  const rows = await db
    .insertInto('journal_bets')
    .values(bets.map((bet) => ({ ...bet, user_id: userId })))
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

type Change = Partial<Omit<NewBet, 'key'>>

export async function updateBet(db: Queryable, id: string, change: Change, changedAt: Date | null): Promise<void> {
  await db
    .updateTable('journal_bets')
    .set({ ...change, ...(changedAt && { changed_at: changedAt }) })
    .where('id', '=', id)
    .execute()
}

export async function removeBet(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('journal_bets').where('id', '=', id).execute()
}

export type ChangeKind = 'changed' | 'result' | 'deleted'

/** Keeps how a bet stands, before it is changed. */
export async function keepBefore(db: Queryable, bet: BetRow, kind: ChangeKind, at: Date): Promise<void> {
  await db
    .insertInto('journal_changes')
    .values({ user_id: bet.user_id, bet_id: bet.id, kind, at, before: JSON.stringify(bet) })
    .execute()
}

export function findChanges(db: Queryable, userId: string, limit: number) {
  return db
    .selectFrom('journal_changes')
    .select(['id', 'bet_id', 'kind', 'at', 'before'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Nobody has so many; more would be spelt as they come. */
export const HOUSES_KNOWN_MAX = 1000

/** Houses of somebody's bets, the most used first. */
export async function findHouses(db: Queryable, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('journal_tallies')
    .select('key')
    .where('user_id', '=', userId)
    .where('dimension', '=', 'house')
    .where(sql<boolean>`bets + voids + open > 0`)
    .orderBy(sql`bets + voids + open`, 'desc')
    .orderBy('key')
    .limit(limit)
    .execute()
  return rows.map(({ key }) => key)
}
