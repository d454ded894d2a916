import { MOVED_MAX_MS } from '@prancheta/core/history/match-ending.ts'
import type { PickOutcome } from '@prancheta/core/history/pick-outcome.ts'
import { sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import { ENDED_STATES, ENDING_COLUMNS } from './game-ending.ts'

/** A saved analysis with what is known of its game. */
export type RowToSettle = Awaited<ReturnType<typeof findEnded>>[number]

function savedWithGame(db: Queryable, limit: number) {
  return db
    .selectFrom('analyses as a')
    .innerJoin('games as f', 'f.id', 'a.fixture_id')
    .select([
      'a.id',
      'a.match_date',
      'a.pick_market_id',
      'a.pick_odd',
      'a.published_odd',
      ...ENDING_COLUMNS,
      // As text: a Date would lose the microseconds, and the two would never be equal again.
      sql<string>`f.updated_at::text`.as('version'),
      // Of every version, and of a row that fits none: one of those must not keep the others from being settled.
      sql<string[]>`jsonb_path_query_array(a.markets, '$[*].id ? (@.type() == "string")')`.as('market_ids'),
    ])
    .orderBy('a.match_date')
    .orderBy('a.id')
    .limit(limit)
}

/** Unsettled ones whose game ended, or was moved too far away to be the same bet; oldest match first. */
export function findEnded(db: Queryable, limit: number) {
  return savedWithGame(db, limit)
    .where('a.settled_at', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('f.state', 'in', ENDED_STATES),
        eb(sql<number>`abs(extract(epoch from f.kick_off - a.match_date)) * 1000`, '>', MOVED_MAX_MS),
      ]),
    )
    .execute()
}

/** Settled ones whose game's row changed since: a corrected score, late statistics, a new date. */
export function findChanged(db: Queryable, since: Date, limit: number) {
  return savedWithGame(db, limit)
    .where('a.settled_at', 'is not', null)
    .where('a.match_date', '>=', since)
    .whereRef('a.settled_from', 'is distinct from', 'f.updated_at')
    .execute()
}

export type Settled = {
  id: string
  /** Null: the game is open again. */
  settled_at: string | null
  settled_from: string | null
  pick_outcome: PickOutcome | null
  pick_return: number | null
  published_return: number | null
  market_outcomes: Record<string, PickOutcome>
}

/** One statement for all; the database itself tells each owner and marks what is published. */
export async function writeSettled(db: Queryable, rows: readonly Settled[]): Promise<void> {
  await sql`
    update analyses a set
      settled_at = case when g.settled_at is null then null else coalesce(a.settled_at, g.settled_at) end,
      settled_from = g.settled_from,
      pick_outcome = g.pick_outcome,
      pick_return = g.pick_return,
      published_return = g.published_return,
      market_outcomes = g.market_outcomes,
      settlement_seen_at = case when a.pick_outcome is not distinct from g.pick_outcome and a.settled_at is not null
        then a.settlement_seen_at end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (
      id uuid, settled_at timestamptz, settled_from timestamptz, pick_outcome text, pick_return numeric,
      published_return numeric, market_outcomes jsonb)
    where a.id = g.id`.execute(db)
}

/** Days in São Paulo of saved games that should be over and whose end never came. */
export async function findDaysWithoutEnd(
  db: Queryable,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('analyses as a')
    .innerJoin('games as f', 'f.id', 'a.fixture_id')
    .select(sql<string>`(f.kick_off at time zone 'America/Sao_Paulo')::date::text`.as('day'))
    .distinct()
    .where('a.settled_at', 'is', null)
    .where('a.match_date', '>=', from)
    .where('f.kick_off', '<', until)
    .where('f.state', 'in', ['scheduled', 'live'])
    .orderBy('day', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ day }) => day)
}
