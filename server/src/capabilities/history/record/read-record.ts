import { RECORD_GROUPS, type Record, type RecordTally } from '@prancheta/contract/history/record.ts'
import { legsOfPick, nameOfPick } from '@prancheta/core/combos/own/combo-pick.ts'
import { chanceOrLuck, luckMargin, yieldOf } from '@prancheta/core/history/record.ts'
import { marketById } from '@prancheta/core/markets/catalogue.ts'
import { crestsOfMatches } from '#capabilities/fixtures/index.ts'
import type { Queryable } from '#platform/db/database.ts'
import {
  type BandSums,
  type DaySums,
  findLatestEnded,
  hasMadeUp,
  type PickSums,
  publishedSums,
  type RecordOwner,
  sumsByBand,
  sumsByDay,
  sumsByLeague,
  sumsByMarket,
} from './record-store.ts'

const LEAGUES_SHOWN = 12
/** Fewer ends than this are told one by one. */
const CHART_MIN = 5
/** As many points as a chart can show. */
const DAYS_SHOWN = 120

const NOTHING: PickSums = {
  picks: 0,
  won: 0,
  lost: 0,
  pushes: 0,
  voids: 0,
  in_play: 0,
  happened: 0,
  stakes: 0,
  returned: 0,
}

/** The truth about somebody's picks. */
export async function readRecord(db: Queryable, owner: RecordOwner): Promise<Record> {
  const [markets, leagues, days, bands, ended, isDemo] = await Promise.all([
    sumsByMarket(db, owner),
    sumsByLeague(db, owner, LEAGUES_SHOWN),
    sumsByDay(db, owner),
    sumsByBand(db, owner),
    findLatestEnded(db, owner, CHART_MIN),
    hasMadeUp(db, owner),
  ])
  const all = markets.reduce(plus, NOTHING)
  return {
    isDemo,
    overall: toTally(all),
    pushes: all.pushes,
    voids: all.voids,
    days: thinned(running(days), DAYS_SHOWN),
    few: ended.length < CHART_MIN ? await toFew(db, ended) : [],
    families: RECORD_GROUPS.flatMap((group) => {
      const own = markets.filter(({ market_id }) => groupOf(market_id) === group)
      return own.length === 0 ? [] : [{ group, ...toTally(own.reduce(plus, NOTHING)) }]
    }),
    leagues: leagues.map(({ league, ...sums }) => ({ league, ...toTally(sums) })),
    calibration: calibrationOf(bands),
  }
}

function groupOf(pick: string): (typeof RECORD_GROUPS)[number] | undefined {
  return legsOfPick(pick) ? 'Combinadas' : marketById(pick)?.group
}

type Ended = Awaited<ReturnType<typeof findLatestEnded>>[number]

async function toFew(db: Queryable, ended: readonly Ended[]): Promise<Record['few']> {
  const crestsOf = await crestsOfMatches(db, ended)
  return ended.map((row) => ({ ...toEnded(row), ...crestsOf(row) }))
}

function toEnded(row: Ended): Omit<Record['few'][number], 'homeLogo' | 'awayLogo'> {
  const { pick_market_id: marketId, pick_name, outcome } = row
  const name = (marketId !== null && nameOfPick(marketId)) || pick_name
  return {
    analysisId: row.id,
    homeId: row.home_id,
    homeName: row.home_name,
    awayId: row.away_id,
    awayName: row.away_name,
    matchDate: row.match_date.toISOString(),
    pick: outcome === null || name === null ? null : { name, outcome, profit: row.profit },
    result: row.result,
  }
}

/** What is said of a tipster's picks, by tipster: the same figures as on their public page. */
export async function publishedTallies(db: Queryable, userIds: readonly string[]): Promise<Map<string, RecordTally>> {
  const rows = await publishedSums(db, userIds)
  const found = new Map(rows.map(({ user_id, ...sums }) => [user_id, toTally(sums)]))
  return new Map(userIds.map((id) => [id, found.get(id) ?? toTally(NOTHING)]))
}

function plus(one: PickSums, other: PickSums): PickSums {
  return {
    picks: one.picks + other.picks,
    won: one.won + other.won,
    lost: one.lost + other.lost,
    pushes: one.pushes + other.pushes,
    voids: one.voids + other.voids,
    in_play: one.in_play + other.in_play,
    happened: one.happened + other.happened,
    stakes: one.stakes + other.stakes,
    returned: one.returned + other.returned,
  }
}

function toTally(sums: PickSums): RecordTally {
  return {
    picks: sums.picks,
    won: sums.won,
    lost: sums.lost,
    hitRate: hitRateOf(sums),
    stakes: sums.stakes,
    yield: yieldOf(sums),
  }
}

const hitRateOf = ({ in_play, happened }: PickSums) => (in_play === 0 ? null : happened / in_play)

/** Each day as the sum of all days up to it. */
function running(days: readonly DaySums[]): Record['days'] {
  let sums = NOTHING
  let [green, red] = [0, 0]
  return days.map((day) => {
    sums = plus(sums, day)
    green += day.green
    red += day.red
    return {
      day: day.day,
      green,
      red,
      picks: sums.picks,
      hitRate: hitRateOf(sums),
      yield: yieldOf(sums),
      profit: sums.returned - sums.stakes,
    }
  })
}

/** Evenly chosen, the last always among them: running sums lose nothing by it. */
function thinned<Point>(points: readonly Point[], max: number): Point[] {
  if (points.length <= max) return [...points]
  const step = (points.length - 1) / (max - 1)
  return Array.from({ length: max }, (_, at) => points[Math.round(at * step)]).filter((point) => point !== undefined)
}

function calibrationOf(bands: readonly BandSums[]): Record['calibration'] {
  const sum = (of: (band: BandSums) => number) => bands.reduce((total, band) => total + of(band), 0)
  const all = {
    count: sum(({ in_play }) => in_play),
    expected: sum(({ said }) => said),
    happened: sum(({ happened }) => happened),
    variance: sum(({ variance }) => variance),
  }
  return {
    count: all.count,
    expected: all.expected,
    happened: all.happened,
    verdict: chanceOrLuck(all),
    luckMargin: luckMargin(all),
    bands: bands.map(({ band, in_play, said, happened, variance }) => ({
      from: band / 10,
      to: (band + 1) / 10,
      count: in_play,
      said: said / in_play,
      happened: happened / in_play,
      luckMargin: luckMargin({ count: in_play, variance }) ?? 0,
    })),
  }
}
