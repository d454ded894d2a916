import type { HistoryFilter } from '@prancheta/contract/history/routes.ts'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Queryable } from '#platform/db/database.ts'
import { isUuid } from '#platform/db/database.ts'

/** Where a page ended: the moment as the database writes it, to the microsecond, and the row. */
type HistoryPosition = { at: string; id: string }

const position = z.tuple([
  z.string().regex(/^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/),
  z.string().refine(isUuid),
])

export function toCursor({ position: at, id }: { position: string; id: string }): string {
  return Buffer.from(JSON.stringify([at, id])).toString('base64url')
}

/** Null for no cursor, and for one that we never gave out: such a reader starts at the beginning. */
export function parseCursor(cursor: string | undefined): HistoryPosition | null {
  if (cursor === undefined) return null
  try {
    const [at, id] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { at, id }
  } catch {
    return null
  }
}

/** One comparison of rows, so that the list's own index answers it. */
function beforeCursor(after: HistoryPosition | null): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`
  return sql<boolean>`(a.created_at, a.id) < (${after.at}::timestamptz, ${after.id}::uuid)`
}

export type SavedRow = Awaited<ReturnType<typeof findPage>>[number]

/** From this version on the first markets of a list are those that tell most; before it only where there were prices. */
const TELLING_ORDER = 3

/** Where the markets to show are looked for: the first three, since the whole list is hundreds, or all of an older list. */
const shownPlaces = sql<string>`case when a.markets_version < ${sql.lit(TELLING_ORDER)} and a.markets #>> '{0,edge}' is null
  then '$[*]' else '$[0 to 2]' end::jsonpath`
/** What is no list stays what it is. */
const firstMarkets = sql<unknown>`case jsonb_typeof(a.markets) when 'array'
  then jsonb_path_query_array(a.markets, ${shownPlaces}) else a.markets end`
const firstOutcomes = sql<unknown>`coalesce((
  select jsonb_object_agg(m ->> 'id', a.market_outcomes -> (m ->> 'id'))
  from jsonb_path_query(a.markets, ${shownPlaces}) m where a.market_outcomes -> (m ->> 'id') is not null), '{}')`

const CARD = [
  'a.id',
  'a.created_at',
  'a.fixture_id',
  'a.home_id',
  'a.home_name',
  'a.away_id',
  'a.away_name',
  'a.league_name',
  'a.match_date',
  'a.confidence',
  'a.pick_market_id',
  'a.pick_name',
  'a.pick_probability',
  'a.pick_odd',
  'a.pick_outcome',
  'a.pick_return',
  'a.result',
  'a.published_at',
  'a.settled_at',
  'a.settlement_seen_at',
  'a.markets_version',
] as const

/** Newest first. `filter` 'none' is without a result. */
export function findPage(
  db: Queryable,
  userId: string,
  { filter, after, limit }: { filter: HistoryFilter; after: HistoryPosition | null; limit: number },
) {
  const page = db
    .selectFrom('analyses as a')
    .selectAll('a')
    .where('a.user_id', '=', userId)
    .where((eb) => {
      if (filter === 'all') return eb.lit(true)
      return filter === 'none' ? eb('a.result', 'is', null) : eb('a.result', '=', filter)
    })
    .where(beforeCursor(after))
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
  return withGame(db, page)
}

/** Ended since their owner last looked, the latest first. */
export function findNews(db: Queryable, userId: string, limit: number) {
  const news = db
    .selectFrom('analyses as a')
    .selectAll('a')
    .where('a.user_id', '=', userId)
    .where('a.settled_at', 'is not', null)
    .where('a.settlement_seen_at', 'is', null)
    .orderBy('a.settled_at', 'desc')
    .limit(limit)
  return withGame(db, news)
}

type Chosen = ReturnType<ReturnType<typeof chosen>>
const chosen = (db: Queryable) => () => db.selectFrom('analyses as a').selectAll('a')

/** The rows are chosen first and joined afterwards, so that a page costs the same whatever stands behind it. */
function withGame(db: Queryable, rows: Chosen) {
  return db
    .selectFrom(rows.as('a'))
    .leftJoin('games as f', 'f.id', 'a.fixture_id')
    .select([...CARD, 'f.home_goals', 'f.away_goals', 'f.state', 'f.is_demo', firstMarkets.as('markets')])
    .select(firstOutcomes.as('market_outcomes'))
    .select([
      sql<'green' | 'red' | null>`result_of_pick(a.pick_outcome)`.as('suggested_result'),
      sql<string>`a.created_at::text`.as('position'),
      sql<boolean>`jsonb_path_exists(a.market_outcomes, '$.* ? (@ == "void")')`.as('is_void'),
    ])
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id', 'desc')
    .execute()
}

export async function countNews(db: Queryable, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('analyses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('settled_at', 'is not', null)
    .where('settlement_seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Kept by the database beside the rows. */
export function findCounts(db: Queryable, userId: string) {
  return db
    .selectFrom('analysis_tallies')
    .select(['total', 'green', 'red'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** All markets of one saved analysis; undefined when it is not the reader's. */
export async function findMarkets(db: Queryable, userId: string, id: string) {
  return db
    .selectFrom('analyses')
    .select(['id', 'markets', 'markets_version', 'market_outcomes'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** The reader's newest analysis of each match still to come, the latest made first. */
export function findUnfinished(db: Queryable, userId: string, now: Date, limit: number) {
  return db
    .selectFrom(
      db
        .selectFrom('made_analyses as r')
        .innerJoin('games as f', 'f.id', 'r.fixture_id')
        .select(['r.id', 'r.fixture_id', 'r.created_at'])
        .distinctOn('r.fixture_id')
        .where('r.user_id', '=', userId)
        .where('f.kick_off', '>', now)
        .where('f.state', '=', 'scheduled')
        .orderBy('r.fixture_id')
        .orderBy('r.id', 'desc')
        .as('r'),
    )
    .select(['r.fixture_id', 'r.created_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('analyses as a')
          .select('a.id')
          .where('a.user_id', '=', userId)
          .whereRef('a.fixture_id', '=', 'r.fixture_id'),
      ).as('is_saved'),
    )
    .orderBy('r.created_at', 'desc')
    .limit(limit)
    .execute()
}
