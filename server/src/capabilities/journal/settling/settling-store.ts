import { MOVED_MAX_MS } from '@prancheta/core/history/match-ending.ts'
import type { PickOutcome } from '@prancheta/core/history/pick-outcome.ts'
import { sql, type Transaction } from 'kysely'
import { ENDED_STATES, ENDING_COLUMNS } from '#capabilities/history/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import type { DB } from '#platform/db/schema.ts'

/** A bet of one of our games with what is known of that game. */
export type BetToSettle = Awaited<ReturnType<typeof findEndedBets>>[number]

/** They are held until the transaction ends, so that their owner's word of the same moment is not written over. */
function betsWithGame(tx: Transaction<DB>) {
  return (
    tx
      .selectFrom('journal_bets as b')
      .innerJoin('games as f', 'f.id', 'b.fixture_id')
      .select(['b.id', 'b.match_at', 'b.market_id', 'b.kind', 'b.odd', 'b.stake_cents', 'b.cash_out_cents'])
      .select(['b.rule_outcome', 'b.hand_outcome', ...ENDING_COLUMNS])
      // As text: a Date would lose the microseconds, and the two would never be equal again.
      .select(sql<string>`f.updated_at::text`.as('version'))
      .where('b.market_id', 'is not', null)
      .forUpdate('b')
  )
}

function endedUnsettled(tx: Transaction<DB>) {
  return betsWithGame(tx)
    .where('b.settled_from', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('f.state', 'in', ENDED_STATES),
        eb(sql<number>`abs(extract(epoch from f.kick_off - b.match_at)) * 1000`, '>', MOVED_MAX_MS),
      ]),
    )
}

/** Unsettled ones whose game ended, or was moved too far away to be the same bet; oldest match first. */
export function findEndedBets(tx: Transaction<DB>, limit: number) {
  return endedUnsettled(tx).orderBy('b.match_at').orderBy('b.id').limit(limit).execute()
}

export function findEndedAmong(tx: Transaction<DB>, ids: readonly string[]) {
  return endedUnsettled(tx)
    .where('b.id', 'in', [...ids])
    .orderBy('b.match_at')
    .orderBy('b.id')
    .execute()
}

/** Settled ones whose game's row changed since: a corrected score, late statistics, a new date. */
export function findChangedBets(tx: Transaction<DB>, since: Date, limit: number) {
  return betsWithGame(tx)
    .where('b.settled_from', 'is not', null)
    .where('b.match_at', '>=', since)
    .whereRef('b.settled_from', 'is distinct from', 'f.updated_at')
    .orderBy('b.match_at')
    .orderBy('b.id')
    .limit(limit)
    .execute()
}

export type SettledBet = {
  id: string
  /** Null: the game is open again. */
  settled_from: string | null
  rule_outcome: PickOutcome | null
  is_settled: boolean
  is_void: boolean
  risked_cents: number
  profit_cents: number
}

/** One statement for all; the database itself sums and tells each owner. */
export async function writeSettledBets(db: Queryable, rows: readonly SettledBet[]): Promise<void> {
  await sql`
    update journal_bets b set settled_from = g.settled_from, rule_outcome = g.rule_outcome, is_settled = g.is_settled,
      is_void = g.is_void, risked_cents = g.risked_cents, profit_cents = g.profit_cents
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (
      id uuid, settled_from timestamptz, rule_outcome text, is_settled boolean, is_void boolean, risked_cents int, profit_cents int)
    where b.id = g.id`.execute(db)
}
