import type { PickOutcome } from '@prancheta/core/history/pick-outcome.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'

/** Whose picks: all they saved, or only what they published, hidden ones included. */
export type RecordOwner = { userId: string; isPublishedOnly: boolean }

function ownedBy({ userId, isPublishedOnly }: RecordOwner): RawBuilder<boolean> {
  return isPublishedOnly ? sql`user_id = ${userId} and published_at is not null` : sql`user_id = ${userId}`
}

/** What was published counts at the odd of that minute; what somebody saved for themselves, at the odd saved. */
function picksOf({ isPublishedOnly }: Pick<RecordOwner, 'isPublishedOnly'>): RawBuilder<unknown> {
  return isPublishedOnly
    ? sql`(select user_id, league_name, match_date, created_at, published_at, result, pick_market_id, pick_probability,
        pick_outcome, published_return as pick_return from analyses) analyses`
    : sql`analyses`
}

/** What is saved when the end may be known already is no forecast, and in no rate. */
const SAID_BEFORE = sql<boolean>`created_at < match_date`

/** Sums over some picks, each as the database can add them. */
const SUMS = {
  picks: sql<number>`count(*) filter (where pick_outcome not in ('void', 'push'))::int`,
  won: sql<number>`count(*) filter (where pick_outcome in ('won', 'half_won'))::int`,
  lost: sql<number>`count(*) filter (where pick_outcome in ('lost', 'half_lost'))::int`,
  pushes: sql<number>`count(*) filter (where pick_outcome = 'push')::int`,
  voids: sql<number>`count(*) filter (where pick_outcome = 'void')::int`,
  // Half of a half result came back, and says nothing.
  in_play: sql<number>`coalesce(sum(case when pick_outcome in ('won', 'lost') then 1.0 when pick_outcome in ('half_won', 'half_lost') then 0.5 end), 0)::float8`,
  happened: sql<number>`coalesce(sum(case pick_outcome when 'won' then 1.0 when 'half_won' then 0.5 end), 0)::float8`,
  stakes: sql<number>`count(pick_return) filter (where pick_outcome <> 'void')::int`,
  returned: sql<number>`coalesce(sum(pick_return) filter (where pick_outcome <> 'void'), 0)::float8`,
}

export type PickSums = { [Name in keyof typeof SUMS]: number }

const summed = Object.entries(SUMS).map(([name, sum]: [string, RawBuilder<number>]) => sql`${sum} as ${sql.ref(name)}`)

export async function sumsByMarket(db: Queryable, owner: RecordOwner): Promise<(PickSums & { market_id: string })[]> {
  const { rows } = await sql<PickSums & { market_id: string }>`
    select pick_market_id as market_id, ${sql.join(summed)} from ${picksOf(owner)}
    where ${ownedBy(owner)} and ${SAID_BEFORE} and pick_outcome is not null group by pick_market_id`.execute(db)
  return rows
}

/** Of what each of these people published, hidden ones included. */
export async function publishedSums(
  db: Queryable,
  userIds: readonly string[],
): Promise<(PickSums & { user_id: string })[]> {
  const { rows } = await sql<PickSums & { user_id: string }>`
    select user_id, ${sql.join(summed)} from ${picksOf({ isPublishedOnly: true })}
    where user_id = any(${[...userIds]}::uuid[]) and published_at is not null and ${SAID_BEFORE}
      and pick_outcome is not null group by user_id`.execute(db)
  return rows
}

export async function sumsByLeague(
  db: Queryable,
  owner: RecordOwner,
  limit: number,
): Promise<(PickSums & { league: string })[]> {
  const { rows } = await sql<PickSums & { league: string }>`
    select league_name as league, ${sql.join(summed)} from ${picksOf(owner)}
    where ${ownedBy(owner)} and ${SAID_BEFORE} and pick_outcome is not null group by league_name
    order by count(*) desc, league_name limit ${limit}`.execute(db)
  return rows
}

export type DaySums = PickSums & { day: string; green: number; red: number }

/** By the match's day in São Paulo: a kick-off at 21:30 there belongs to that evening, not to the next day of UTC. */
export async function sumsByDay(db: Queryable, owner: RecordOwner): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    select ((match_date at time zone 'America/Sao_Paulo')::date)::text as day,
      count(*) filter (where result = 'green')::int as green, count(*) filter (where result = 'red')::int as red,
      ${sql.join(summed)}
    from (select match_date, result, case when ${SAID_BEFORE} then pick_outcome end as pick_outcome,
        case when ${SAID_BEFORE} then pick_return end as pick_return from ${picksOf(owner)}
        where ${ownedBy(owner)}) own
    where pick_outcome is not null or result is not null group by 1 order by 1`.execute(db)
  return rows
}

/** The latest that ended or were marked. */
export async function findLatestEnded(db: Queryable, owner: RecordOwner, limit: number) {
  const isForecast = sql<boolean>`${SAID_BEFORE} and pick_outcome is not null`
  return db
    .selectFrom('analyses')
    .select([
      'id',
      'home_id',
      'home_name',
      'away_id',
      'away_name',
      'match_date',
      'pick_market_id',
      'pick_name',
      'result',
    ])
    .select([
      sql<PickOutcome | null>`case when ${isForecast} then pick_outcome end`.as('outcome'),
      sql<number | null>`case when ${isForecast} and pick_outcome <> 'void' then pick_return - 1 end`.as('profit'),
    ])
    .where(ownedBy(owner))
    .where(sql<boolean>`(result is not null or ${isForecast})`)
    .orderBy('match_date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Whether one of these picks is of a match of the made-up world. */
export async function hasMadeUp(db: Queryable, owner: RecordOwner): Promise<boolean> {
  const row = await db
    .selectFrom('analyses')
    .innerJoin('games', 'games.id', 'analyses.fixture_id')
    .select('analyses.id')
    .where(ownedBy(owner))
    .where('games.is_demo', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export type BandSums = { band: number; in_play: number; said: number; happened: number; variance: number }

/** What was said of the picks against what happened, in steps of ten percent. */
export async function sumsByBand(db: Queryable, owner: RecordOwner): Promise<BandSums[]> {
  const { rows } = await sql<BandSums>`
    select least(9, floor(pick_probability * 10))::int as band, sum(w)::float8 as in_play, sum(w * pick_probability)::float8 as said,
      sum(case when pick_outcome in ('won', 'half_won') then w else 0 end)::float8 as happened,
      sum(w * pick_probability * (1 - pick_probability))::float8 as variance
    from (select pick_probability, pick_outcome, case when pick_outcome in ('won', 'lost') then 1.0 else 0.5 end as w from analyses
      where ${ownedBy(owner)} and ${SAID_BEFORE} and pick_outcome in ('won', 'half_won', 'half_lost', 'lost')) decided
    group by 1 order by 1`.execute(db)
  return rows
}
