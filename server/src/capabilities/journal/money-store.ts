import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

/** What people's own limits are compared with. Free bets cost their owner nothing and count for nothing here. */

/** Cents of one's own staked by bets placed from that moment on, open ones included. */
export async function stakedSince(db: Queryable, userId: string, since: Date): Promise<number> {
  const { sum } = await db
    .selectFrom('journal_bets')
    .select(sql<number>`coalesce(sum(stake_cents), 0)`.as('sum'))
    .where('user_id', '=', userId)
    .where('kind', '<>', 'free_bet')
    .where('placed_at', '>=', since)
    .executeTakeFirstOrThrow()
  return sum
}

/** Cents won or, below zero, lost on matches of a month in São Paulo, written 2026-11. */
export async function resultOfMonth(db: Queryable, userId: string, month: string): Promise<number> {
  const { sum } = await db
    .selectFrom('journal_tallies')
    .select(sql<number>`coalesce(sum(profit_cents), 0)::bigint`.as('sum'))
    .where('user_id', '=', userId)
    .where('dimension', '=', 'day')
    .where('key', 'like', `${month}-%`)
    .executeTakeFirstOrThrow()
  return sum
}

/** The latest bets by the moment they were placed, newest first: stakes that rise after losses, bets in a row, hours of the night. */
export function latestBets(db: Queryable, userId: string, limit: number) {
  return db
    .selectFrom('journal_bets')
    .select(['placed_at', 'stake_cents', 'kind', 'is_settled', 'profit_cents'])
    .where('user_id', '=', userId)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
