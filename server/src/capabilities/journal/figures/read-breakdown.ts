import type { Breakdown, JournalGroup } from '@prancheta/contract/journal/figures.ts'
import type { JournalFilter } from '@prancheta/contract/journal/filter.ts'
import { meanValue } from '@prancheta/core/journal/closing-value.ts'
import { ODD_RANGES } from '@prancheta/core/journal/groupings.ts'
import type { Queryable } from '#platform/db/database.ts'
import { type ClosingSums, type GroupRow, sumClosing, sumGroups } from './sums-store.ts'

/** The same bets told apart by what they were of, and what their prices were worth at the close. */
export async function readBreakdown(db: Queryable, userId: string, filter: JournalFilter): Promise<Breakdown> {
  const [{ month, weekday, league, market, house, odd }, closing] = await Promise.all([
    sumGroups(db, userId, filter),
    sumClosing(db, userId, filter),
  ])
  const place = (key: string) => ODD_RANGES.findIndex(({ id }) => id === key)
  const byKey = (one: JournalGroup, other: JournalGroup) => (one.key < other.key ? -1 : 1)
  return {
    groups: {
      month: month.map(toGroup).toSorted(byKey).toReversed(),
      league: league.map(toGroup),
      market: market.map(toGroup),
      house: house.map(toGroup),
      odd: odd.map(toGroup).toSorted((one, other) => place(one.key) - place(other.key)),
      weekday: weekday.map(toGroup).toSorted(byKey),
    },
    closing: toClosing(closing),
  }
}

function toClosing(sums: ClosingSums): Breakdown['closing'] {
  const house = { count: sums.house_clvs, sum: sums.house_clv_sum, squares: sums.house_clv_squares }
  const market = { count: sums.market_clvs, sum: sums.market_clv_sum, squares: sums.market_clv_squares }
  return {
    against: { house: meanValue(house), market: meanValue(market) },
    without: sums.unclosed,
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
