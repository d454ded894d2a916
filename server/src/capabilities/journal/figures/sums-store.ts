import type { JournalFilter } from '@prancheta/contract/journal/filter.ts'
import type { Grouping } from '@prancheta/core/journal/groupings.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import { A_SUNDAY, leftBy } from './filtered-store.ts'

/** What the figures need, as it is summed over bets under a filter. The table of sums has columns of the same names. */
const FIGURES = {
  open: sql`count(*) filter (where not is_settled)`,
  voids: sql`count(*) filter (where is_void)`,
  bets: sql`count(*) filter (where is_settled and not is_void)`,
  won: sql`count(*) filter (where profit_cents > 0)`,
  lost: sql`count(*) filter (where profit_cents < 0 or (kind = 'free_bet' and coalesce(hand_outcome, rule_outcome) in ('lost', 'half_lost')))`,
  staked_cents: sql`sum(risked_cents)`,
  profit_cents: sql`sum(profit_cents)`,
  risk_bets: sql`count(*) filter (where risked_cents > 0)`,
  risk_profit_cents: sql`sum(profit_cents) filter (where risked_cents > 0)`,
  // Doubles add up in a tenth of the time that exact numbers take, and these only feed a margin of error.
  stake_squares: sql`sum(risked_cents::float8 * risked_cents)`,
  profit_squares: sql`sum(profit_cents::float8 * profit_cents) filter (where risked_cents > 0)`,
  stake_profits: sql`sum(risked_cents::float8 * profit_cents)`,
}
/** A match that was not played has no closing value. */
const CLOSING = {
  market_clvs: sql`count(market_clv) filter (where not is_void)`,
  market_clv_sum: sql`sum(market_clv) filter (where not is_void)`,
  market_clv_squares: sql`sum(market_clv * market_clv) filter (where not is_void)`,
  house_clvs: sql`count(house_clv) filter (where not is_void)`,
  house_clv_sum: sql`sum(house_clv) filter (where not is_void)`,
  house_clv_squares: sql`sum(house_clv * house_clv) filter (where not is_void)`,
  unclosed: sql`count(*) filter (where is_settled and not is_void and market_clv is null and house_clv is null)`,
}
/** Of settled bets whose match was played. */
const OF_GROUP = {
  bets: sql`count(*)`,
  won: sql`count(*) filter (where profit_cents > 0)`,
  staked_cents: sql`sum(risked_cents)`,
  profit_cents: sql`sum(profit_cents)`,
  risk_profit_cents: sql`sum(profit_cents) filter (where risked_cents > 0)`,
}

type Sums = Readonly<Record<string, RawBuilder<unknown>>>
type SumsOf<Columns> = { [Name in keyof Columns]: number }
export type FigureSums = SumsOf<typeof FIGURES>
export type ClosingSums = SumsOf<typeof CLOSING>
export type GroupRow = { key: string } & SumsOf<typeof OF_GROUP>

const asNumber = (name: string, sum: RawBuilder<unknown>) => sql`coalesce(${sum}, 0)::float8 as ${sql.ref(name)}`
const made = (columns: Sums) => sql.join(Object.entries(columns).map(([name, sum]) => asNumber(name, sum)))
const added = (columns: Sums) =>
  sql.join(Object.keys(columns).map((name) => asNumber(name, sql`sum(${sql.ref(name)})`)))

/** Whether nothing is left out but days. */
export function isOnlyDays({ from: _, to: __, ...rest }: JournalFilter): boolean {
  return Object.values(rest).every((value) => value === undefined)
}

function isWhole(filter: JournalFilter): boolean {
  return Object.values(filter).every((value) => value === undefined)
}

function keptDays(userId: string, { from, to }: JournalFilter): RawBuilder<unknown> {
  return sql`journal_tallies where user_id = ${userId} and dimension = 'day' and bets + voids + open > 0
    ${from === undefined ? sql`` : sql`and key >= ${from}`} ${to === undefined ? sql`` : sql`and key <= ${to}`}`
}

/** Every bet stands in one range of odds, so those few rows hold the whole. */
function wholeOf(userId: string): RawBuilder<unknown> {
  return sql`journal_tallies where user_id = ${userId} and dimension = 'odd'`
}

/**
 * The whole, and the profit of each day on which a bet ended; one with nothing but open bets may still be to come. Days
 * come as one text: a thousand rows would cost ten times as much to read.
 */
export async function sumFigures(
  db: Queryable,
  userId: string,
  filter: JournalFilter,
): Promise<{ sums: FigureSums; days: { day: string; profitCents: number }[] }> {
  const days = sql`string_agg(key || ',' || profit_cents, ';' order by key) filter (where bets + voids > 0) as days`
  const found = isWhole(filter)
    ? sql`select f.*, d.days from (select ${added(FIGURES)} from ${wholeOf(userId)}) f,
        (select ${days} from ${keptDays(userId, filter)}) d`
    : isOnlyDays(filter)
      ? sql`select ${added(FIGURES)}, ${days} from ${keptDays(userId, filter)}`
      : sql`select ${added(FIGURES)}, ${days}
          from (select b.day::text as key, ${made(FIGURES)} from journal_bets b where ${leftBy(userId, filter)} group by b.day) d`
  const { rows } = await sql<FigureSums & { days: string | null }>`${found}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a sum without groups is one row')
  const { days: text, ...sums } = row
  return { sums, days: (text?.split(';') ?? []).map(toDay) }
}

function toDay(text: string): { day: string; profitCents: number } {
  const [day = '', profit] = text.split(',')
  return { day, profitCents: Number(profit) }
}

/** Bets by month, weekday, league, market, house and range of odds, from one reading of them; the most bets first. Without a filter also those with open bets alone, which one may want to filter by. */
export async function sumGroups(
  db: Queryable,
  userId: string,
  filter: JournalFilter,
): Promise<Record<Grouping, GroupRow[]>> {
  const kept = isWhole(filter)
    ? sql`select dimension, key, ${NAMES} from journal_tallies where user_id = ${userId} and bets + voids + open > 0`
    : sql`select case grouping(day, league_name, market_group, house, odd_range)
            when 15 then 'day' when 23 then 'league' when 27 then 'market' when 29 then 'house' else 'odd' end as dimension,
          coalesce(day::text, league_name, market_group, house, odd_range, '') as key, ${made(OF_GROUP)}
        from journal_bets b where ${leftBy(userId, filter)} and is_settled and not is_void
        group by grouping sets (day, league_name, market_group, house, odd_range)`
  // Days become months and weekdays here: a thousand rows would cost more to hand over than all the rest.
  const { rows } = await sql<GroupRow & { dimension: string }>`with kept as materialized (${kept}),
      days as (select left(key, 7) as month, (((key::date - ${A_SUNDAY}::date) % 7 + 7) % 7)::text as weekday, ${NAMES}
        from kept where dimension = 'day')
    select dimension, key, ${added(OF_GROUP)} from kept where dimension <> 'day' group by dimension, key
    union all select case grouping(month, weekday) when 1 then 'month' else 'weekday' end, coalesce(month, weekday), ${added(OF_GROUP)}
      from days group by grouping sets (month, weekday)
    order by bets desc, key`.execute(db)
  const of = (name: Grouping) => rows.filter(({ dimension }) => dimension === name)
  return {
    ...{ month: of('month'), weekday: of('weekday'), league: of('league') },
    ...{ market: of('market'), house: of('house'), odd: of('odd') },
  }
}

const NAMES = sql.join(Object.keys(OF_GROUP).map((name) => sql.ref(name)))

/** What prices were worth at the close. */
export async function sumClosing(db: Queryable, userId: string, filter: JournalFilter): Promise<ClosingSums> {
  const { rows } = isWhole(filter)
    ? await sql<ClosingSums>`select ${added(CLOSING)} from ${wholeOf(userId)}`.execute(db)
    : // Made a double once a bet, which takes longer than all sums of it; offset 0 keeps it from being made at each use.
      await sql<ClosingSums>`select ${made(CLOSING)} from (select is_settled, is_void,
          market_clv::float8 as market_clv, house_clv::float8 as house_clv
        from journal_bets b where ${leftBy(userId, filter)} offset 0) b`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a sum without groups is one row')
  return row
}
