import type { HouseYear } from '@prancheta/core/journal/year-statement.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

/** Which of these keys stand in somebody's journal. */
export async function findKnownKeys(db: Queryable, userId: string, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const rows = await db
    .selectFrom('journal_bets')
    .select('key')
    .where('user_id', '=', userId)
    .where(sql<boolean>`key = any(${[...keys]}::text[])`)
    .execute()
  return new Set(rows.map(({ key }) => key))
}

/** Bets in the order in which they were written down, from the one after `afterId` on. */
export function findExportPage(db: Queryable, userId: string, afterId: string | null, limit: number) {
  return db
    .selectFrom('journal_bets')
    .select(['id', 'key', 'placed_at', 'match_at', 'match_name', 'league_name', 'market_name', 'house', 'kind', 'odd'])
    .select(['stake_cents', 'cash_out_cents', 'rule_outcome', 'hand_outcome'])
    .where('user_id', '=', userId)
    .$if(afterId !== null, (later) => later.where('id', '>', afterId))
    .orderBy('id')
    .limit(limit)
    .execute()
}
export type ExportedBet = Awaited<ReturnType<typeof findExportPage>>[number]

/** Years in São Paulo with a settled bet whose match was played, the latest first. */
export async function findYears(db: Queryable, userId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('journal_tallies')
    .select(sql<number>`left(key, 4)::int`.as('year'))
    .distinct()
    .where('user_id', '=', userId)
    .where('dimension', '=', 'day')
    .where('bets', '>', 0)
    .orderBy('year', 'desc')
    .execute()
  return rows.map(({ year }) => year)
}

/** What each house paid and took over the bets of one year whose match was played, by its name. */
export async function sumYear(db: Queryable, userId: string, year: number): Promise<HouseYear[]> {
  const rows = await db
    .selectFrom('journal_bets')
    .select((bet) => [
      'house',
      bet.fn.countAll<string>().as('count'),
      sql<string>`sum(risked_cents::bigint)`.as('staked'),
      sql<string>`sum(profit_cents::bigint)`.as('profit'),
    ])
    .where('user_id', '=', userId)
    .where('is_settled', '=', true)
    .where('is_void', '=', false)
    .where('day', '>=', `${year}-01-01`)
    .where('day', '<=', `${year}-12-31`)
    .groupBy('house')
    .orderBy('house')
    .execute()
  return rows.map(({ house, count, staked, profit }) => ({
    house,
    count: Number(count),
    stakedCents: Number(staked),
    profitCents: Number(profit),
  }))
}
