import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

/** What people's own limits are compared with. Free bets cost their owner nothing and count for nothing here. */

/** Cents of one's own staked by bets placed from one moment on and before another, open ones included. */
export async function stakedBetween(
  db: Queryable,
  userId: string,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  const { sum } = await db
    .selectFrom('journal_bets')
    .select(sql<number>`coalesce(sum(stake_cents), 0)`.as('sum'))
    .where('user_id', '=', userId)
    .where('kind', '<>', 'free_bet')
    .where('placed_at', '>=', from)
    .where('placed_at', '<', to)
    .executeTakeFirstOrThrow()
  return sum
}

/** How many bets ended on matches of a month in São Paulo, written 2026-11, and the cents they won or, below zero, lost. */
export async function resultOfMonth(
  db: Queryable,
  userId: string,
  month: string,
): Promise<{ bets: number; resultCents: number }> {
  const { bets, sum } = await db
    .selectFrom('journal_tallies')
    .select(sql<number>`coalesce(sum(bets), 0)::int`.as('bets'))
    .select(sql<number>`coalesce(sum(profit_cents), 0)::bigint`.as('sum'))
    .where('user_id', '=', userId)
    .where('dimension', '=', 'day')
    .where('key', 'like', `${month}-%`)
    .executeTakeFirstOrThrow()
  return { bets, resultCents: sum }
}

/** The latest bets with their owner's money by the moment they were placed, newest first. */
export function placedSince(db: Queryable, userId: string, since: Date, limit: number) {
  return db
    .selectFrom('journal_bets')
    .select(['placed_at', 'match_at', 'stake_cents', 'is_settled', 'profit_cents'])
    .where('user_id', '=', userId)
    .where('kind', '<>', 'free_bet')
    .where('placed_at', '>=', since)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
