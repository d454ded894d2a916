import { sql, type Transaction } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'

/**
 * Bets on games that began and whose closing prices nobody has looked for; of a game moved since, once more. They are held until the
 * transaction ends, so that what their owner changes meanwhile is not written over.
 */
export function findUnclosedBets(tx: Transaction<DB>, now: Date, limit: number) {
  return tx
    .selectFrom('journal_bets as b')
    .innerJoin('games as f', 'f.id', 'b.fixture_id')
    .select(['b.id', 'b.fixture_id', 'b.market_id', 'b.house', 'b.odd', 'b.placed_at', 'f.kick_off'])
    .where('f.kick_off', '<=', now)
    .where(({ or, eb }) => or([eb('b.closing_at', 'is', null), eb('b.closing_at', '<', sql<Date>`f.kick_off`)]))
    .orderBy('b.match_at')
    .orderBy('b.id')
    .limit(limit)
    .forUpdate('b')
    .execute()
}

export type UnclosedBet = Awaited<ReturnType<typeof findUnclosedBets>>[number]

/** Games of saved picks that began within this time. */
export async function findPickedGames(db: Queryable, from: Date, until: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('saved_analyses as a')
    .innerJoin('games as f', 'f.id', 'a.fixture_id')
    .select('f.id')
    .distinct()
    .where('a.pick_market_id', 'is not', null)
    .where('f.kick_off', '>=', from)
    .where('f.kick_off', '<=', until)
    .execute()
  return rows.map(({ id }) => id)
}

export type ClosedBet = {
  id: string
  closing_at: string
  closing_odd: number | null
  closing_chance: number | null
  house_clv: number | null
  market_clv: number | null
}

export async function writeClosedBets(db: Queryable, rows: readonly ClosedBet[]): Promise<void> {
  await sql`
    update journal_bets b set closing_at = g.closing_at, closing_odd = g.closing_odd, closing_chance = g.closing_chance,
      house_clv = g.house_clv, market_clv = g.market_clv
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (
      id uuid, closing_at timestamptz, closing_odd numeric, closing_chance float8, house_clv numeric, market_clv numeric)
    where b.id = g.id`.execute(db)
}
