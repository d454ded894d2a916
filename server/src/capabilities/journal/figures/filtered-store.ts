import type { JournalFilter } from '@prancheta/contract/journal/filter.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

/** Whole numbers of days since then are counted in a tenth of the time that asking the calendar takes. */
export const A_SUNDAY = '2000-01-02'

/** What a filter leaves of somebody's bets, called b. */
export function leftBy(userId: string, filter: JournalFilter): RawBuilder<boolean> {
  const { from, to, league, market, house, odd, weekday } = filter
  const parts = [
    sql`b.user_id = ${userId}`,
    from === undefined ? null : sql`b.day >= ${from}::date`,
    to === undefined ? null : sql`b.day <= ${to}::date`,
    league === undefined ? null : league === '' ? sql`b.league_name is null` : sql`b.league_name = ${league}`,
    market === undefined ? null : sql`b.market_group = ${market}`,
    house === undefined ? null : sql`b.house = ${house}`,
    odd === undefined ? null : sql`b.odd_range = ${odd}`,
    weekday === undefined ? null : sql`((b.day - ${A_SUNDAY}::date) % 7 + 7) % 7 = ${Number(weekday)}`,
  ]
  return sql<boolean>`${sql.join(
    parts.filter((part) => part !== null),
    sql` and `,
  )}`
}

/** A journal is of one world or the other, so that the latest bets tell it, however many there are. */
const LOOKED_AT = 50

/** Whether one of the latest bets is on a match of the made-up world. */
export async function hasMadeUpBets(db: Queryable, userId: string): Promise<boolean> {
  const latest = db
    .selectFrom('journal_bets')
    .select('fixture_id')
    .where('user_id', '=', userId)
    .orderBy('match_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LOOKED_AT)
  const row = await db
    .selectFrom(latest.as('latest'))
    .innerJoin('games', 'games.id', 'latest.fixture_id')
    .select('games.id')
    .where('games.is_demo', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type Place = { analysisId: string | null; after: { at: string; id: string } | null; limit: number }

/** A page of bets, the latest match first. */
export function findPage(db: Queryable, userId: string, filter: JournalFilter, { analysisId, after, limit }: Place) {
  return (
    db
      .selectFrom('journal_bets as b')
      .selectAll('b')
      // To the microsecond, as the next page goes on from it.
      .select(sql<string>`b.match_at::text`.as('position'))
      .where(leftBy(userId, filter))
      .$if(analysisId !== null, (query) => query.where('b.analysis_id', '=', analysisId))
      .$if(after !== null, (query) =>
        query.where(sql<boolean>`(b.match_at, b.id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
      )
      .orderBy('b.match_at', 'desc')
      .orderBy('b.id', 'desc')
      .limit(limit)
      .execute()
  )
}
