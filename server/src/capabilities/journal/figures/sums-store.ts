import type { JournalFilter } from '@prancheta/contract/journal/filter.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '#platform/db/database.ts'
import { leftBy } from './filtered-store.ts'

/** The sums that are kept beside the bets, and how the same are made of bets under a filter. */
const OF_BETS = {
  open: sql`count(*) filter (where not is_settled)::int`,
  voids: sql`count(*) filter (where is_void)::int`,
  bets: sql`count(*) filter (where is_settled and not is_void)::int`,
  won: sql`count(*) filter (where profit_cents > 0)::int`,
  lost: sql`count(*) filter (where profit_cents < 0 or (kind = 'free_bet' and profit_cents = 0 and is_settled and not is_void))::int`,
  staked_cents: sql`coalesce(sum(risked_cents), 0)`,
  profit_cents: sql`coalesce(sum(profit_cents), 0)`,
  risk_bets: sql`count(*) filter (where risked_cents > 0)::int`,
  risk_profit_cents: sql`coalesce(sum(profit_cents) filter (where risked_cents > 0), 0)`,
}
const SQUARES_OF_BETS = {
  // Doubles add up in a tenth of the time that exact numbers take, and these only feed a margin of error.
  stake_squares: sql`coalesce(sum(risked_cents::float8 * risked_cents), 0)`,
  profit_squares: sql`coalesce(sum(profit_cents::float8 * profit_cents) filter (where risked_cents > 0), 0)`,
  stake_profits: sql`coalesce(sum(risked_cents::float8 * profit_cents), 0)`,
}
const CLOSING_OF_BETS = {
  market_clvs: sql`count(market_clv)::int`,
  market_clv_sum: sql`coalesce(sum(market_clv::float8), 0)`,
  market_clv_squares: sql`coalesce(sum(market_clv::float8 * market_clv::float8), 0)`,
  house_clvs: sql`count(house_clv)::int`,
  house_clv_sum: sql`coalesce(sum(house_clv::float8), 0)`,
  house_clv_squares: sql`coalesce(sum(house_clv::float8 * house_clv::float8), 0)`,
}

type SumsOf<Columns> = { [Name in keyof Columns]: number }
export type GroupRow = { key: string } & SumsOf<typeof OF_BETS>
export type DayRow = GroupRow & SumsOf<typeof SQUARES_OF_BETS>
export type ClosingRow = SumsOf<typeof CLOSING_OF_BETS> & { bets: number; without: number }

const made = (columns: Readonly<Record<string, RawBuilder<unknown>>>) =>
  sql.join(Object.entries(columns).map(([name, sum]) => sql`${sum} as ${sql.ref(name)}`))
const kept = (columns: Readonly<Record<string, unknown>>) => sql.join(Object.keys(columns).map((name) => sql.ref(name)))

/** By the day of the match. Without anything but days in the filter, from the sums that are kept. */
export async function sumsByDay(db: Queryable, userId: string, filter: JournalFilter): Promise<DayRow[]> {
  const columns = { ...OF_BETS, ...SQUARES_OF_BETS }
  const { rows } = isOnlyDays(filter)
    ? await sql<DayRow>`select key, ${kept(columns)} from journal_tallies
        where user_id = ${userId} and dimension = 'day' and bets + voids + open > 0
        ${filter.from === undefined ? sql`` : sql`and key >= ${filter.from}`}
        ${filter.to === undefined ? sql`` : sql`and key <= ${filter.to}`} order by key`.execute(db)
    : await sql<DayRow>`select b.day::text as key, ${made(columns)} from journal_bets b
        where ${leftBy(userId, filter)} group by b.day order by b.day`.execute(db)
  return rows
}

/** Whether nothing is left out but days. */
export function isOnlyDays({ from: _, to: __, ...rest }: JournalFilter): boolean {
  return Object.values(rest).every((value) => value === undefined)
}

const GROUP_COLUMNS = {
  league: sql`coalesce(b.league_name, '')`,
  market: sql`b.market_group`,
  house: sql`b.house`,
  odd: sql`b.odd_range`,
} as const
export type KeptGrouping = keyof typeof GROUP_COLUMNS

/** By a league, market, house or range of odds, the most bets first. */
export async function sumsBy(
  db: Queryable,
  userId: string,
  grouping: KeptGrouping,
  filter: JournalFilter,
): Promise<GroupRow[]> {
  const { rows } = isWhole(filter)
    ? await sql<GroupRow>`select key, ${kept(OF_BETS)} from journal_tallies
        where user_id = ${userId} and dimension = ${grouping} and bets > 0 order by bets desc, key`.execute(db)
    : await sql<GroupRow>`select ${GROUP_COLUMNS[grouping]} as key, ${made(OF_BETS)} from journal_bets b
        where ${leftBy(userId, filter)} and b.is_settled and not b.is_void group by 1 order by bets desc, 1`.execute(db)
  return rows
}

function isWhole(filter: JournalFilter): boolean {
  return Object.values(filter).every((value) => value === undefined)
}

/** What prices were worth at the close, over all that the filter leaves. Every bet stands in one range of odds. */
export async function sumsOfClosing(db: Queryable, userId: string, filter: JournalFilter): Promise<ClosingRow> {
  const names = Object.keys(CLOSING_OF_BETS)
  const { rows } = isWhole(filter)
    ? await sql<Omit<ClosingRow, 'without'>>`select coalesce(sum(bets), 0)::int as bets,
        ${sql.join(names.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::float8 as ${sql.ref(name)}`))}
        from journal_tallies where user_id = ${userId} and dimension = 'odd'`.execute(db)
    : await sql<Omit<ClosingRow, 'without'>>`select count(*) filter (where is_settled and not is_void)::int as bets,
        ${made(CLOSING_OF_BETS)} from journal_bets b where ${leftBy(userId, filter)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a sum without groups is one row')
  return { ...row, without: Math.max(0, row.bets - Math.max(row.market_clvs, row.house_clvs)) }
}
