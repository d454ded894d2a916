import type { Breakdown, JournalGroup } from '@prancheta/contract/journal/figures.ts'
import type { JournalFilter } from '@prancheta/contract/journal/filter.ts'
import { meanValue } from '@prancheta/core/journal/closing-value.ts'
import { monthOfDay, ODD_RANGES, weekdayOfDay } from '@prancheta/core/journal/groupings.ts'
import type { Queryable } from '#platform/db/database.ts'
import { type GroupRow, sumsBy, sumsByDay, sumsOfClosing } from './sums-store.ts'

/** The same bets told apart by what they were of, and what their prices were worth at the close. */
export async function readBreakdown(db: Queryable, userId: string, filter: JournalFilter): Promise<Breakdown> {
  const [days, league, market, house, odd, closing] = await Promise.all([
    sumsByDay(db, userId, filter),
    sumsBy(db, userId, 'league', filter),
    sumsBy(db, userId, 'market', filter),
    sumsBy(db, userId, 'house', filter),
    sumsBy(db, userId, 'odd', filter),
    sumsOfClosing(db, userId, filter),
  ])
  const place = (key: string) => ODD_RANGES.findIndex(({ id }) => id === key)
  return {
    groups: {
      month: gathered(days, monthOfDay).toSorted((one, other) => (one.key < other.key ? 1 : -1)),
      league: league.map(toGroup),
      market: market.map(toGroup),
      house: house.map(toGroup),
      odd: odd.map(toGroup).toSorted((one, other) => place(one.key) - place(other.key)),
      weekday: gathered(days, (day) => String(weekdayOfDay(day))).toSorted((one, other) =>
        one.key < other.key ? -1 : 1,
      ),
    },
    closing: {
      against: {
        house: meanValue({
          count: closing.house_clvs,
          sum: closing.house_clv_sum,
          squares: closing.house_clv_squares,
        }),
        market: meanValue({
          count: closing.market_clvs,
          sum: closing.market_clv_sum,
          squares: closing.market_clv_squares,
        }),
      },
      without: closing.without,
    },
  }
}

/** Days by their month or weekday. */
function gathered(days: readonly GroupRow[], keyOf: (day: string) => string): JournalGroup[] {
  const groups = Map.groupBy(days, ({ key }) => keyOf(key))
  return [...groups].map(([key, rows]) => toGroup({ ...rows.reduce(plus), key })).filter(({ bets }) => bets > 0)
}

function plus(one: GroupRow, other: GroupRow): GroupRow {
  return {
    key: one.key,
    open: one.open + other.open,
    voids: one.voids + other.voids,
    bets: one.bets + other.bets,
    won: one.won + other.won,
    lost: one.lost + other.lost,
    staked_cents: one.staked_cents + other.staked_cents,
    profit_cents: one.profit_cents + other.profit_cents,
    risk_bets: one.risk_bets + other.risk_bets,
    risk_profit_cents: one.risk_profit_cents + other.risk_profit_cents,
  }
}

function toGroup(row: GroupRow): JournalGroup {
  return {
    key: row.key,
    bets: row.bets,
    won: row.won,
    stakedCents: row.staked_cents,
    profitCents: row.profit_cents,
    yield: row.staked_cents === 0 ? null : row.risk_profit_cents / row.staked_cents,
  }
}
