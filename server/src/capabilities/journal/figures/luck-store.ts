import type { JournalFilter } from '@prancheta/contract/journal/filter.ts'
import { CLOSE_FROM, CLOSE_TO } from '@prancheta/core/journal/stake-discipline.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import { leftBy } from './filtered-store.ts'

/**
 * Settled bets in the order of their matches, each as kind, outcome, stake, odd and profit. As one text: fifty thousand rows would hold the
 * thread that answers people for a quarter of a second, and this is read by another.
 */
export async function findBetsInOrder(db: Queryable, userId: string, filter: JournalFilter): Promise<string> {
  const { rows } = await sql<{ bets: string | null }>`
    select string_agg(kind || ',' || coalesce(hand_outcome, rule_outcome, '') || ',' || stake_cents || ',' || odd || ',' || profit_cents, ';')
      as bets
    from (select kind, hand_outcome, rule_outcome, stake_cents, odd, profit_cents from journal_bets b
      where ${leftBy(userId, filter)} and is_settled order by match_at, id) b`.execute(db)
  return rows[0]?.bets ?? ''
}

/** Stakes beside those that we would have named, counted; free bets cost nothing. */
export async function sumDiscipline(db: Queryable, userId: string, filter: JournalFilter) {
  const { rows } = await sql<{
    count: number
    no_value: number
    over: number
    under: number
    staked_cents: number
    named_cents: number
  }>`
    select count(*)::int as count, count(*) filter (where kelly_cents = 0)::int as no_value,
      count(*) filter (where kelly_cents > 0 and stake_cents > ${CLOSE_TO}::float8 * kelly_cents)::int as over,
      count(*) filter (where kelly_cents > 0 and stake_cents < ${CLOSE_FROM}::float8 * kelly_cents)::int as under,
      coalesce(sum(stake_cents), 0) as staked_cents, coalesce(sum(kelly_cents), 0) as named_cents
    from journal_bets b where ${leftBy(userId, filter)} and kelly_cents is not null and kind <> 'free_bet'`.execute(db)
  return rows[0] ?? { count: 0, no_value: 0, over: 0, under: 0, staked_cents: 0, named_cents: 0 }
}
