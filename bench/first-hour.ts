import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Database } from '../server/src/platform/db/database.ts'
import { migrate } from '../server/src/platform/db/migrate.ts'
import { openPostgres } from '../server/src/platform/db/postgres.ts'
import { firstHour, type Looked, saturdayMorning } from '../server/test/first-hour/first-hour.ts'
import { madeUpLeagues, ownLeagues } from '../server/test/first-hour/made-up-season.ts'
import { replayApiFootball } from '../server/test/first-hour/replay-api-football.ts'
import { replayFootballDataOrg } from '../server/test/first-hour/replay-football-data-org.ts'
import { type ReplayServer, startReplay } from '../server/test/first-hour/replay-server.ts'
import { madeUpFiles } from '../server/test/made-up-files.ts'
import type { MovingClock } from '../server/test/moving-clock.ts'
import { startPostgres } from '../server/test/start-postgres.ts'

const MINUTES = [1, 3, 10, 60]
/** Of so many leagues a game is analysed at each of these minutes. */
const LEAGUES = 5

type Scenario = {
  name: string
  /** Games of the day; the publisher's lists have what they have. */
  sizes?: readonly number[]
  start(games: number, clock: MovingClock): Promise<{ vendor: ReplayServer; settings: Record<string, string> }>
}

const apiFootball = (aMinute: number, aDay: number, isPaid: boolean, hasThisSeason = true): Scenario['start'] =>
  async function start(games, clock) {
    const plan = { aMinute, aDay, hasIds: isPaid, hasThisSeason }
    const vendor = await replayApiFootball(madeUpLeagues(games), plan, clock.now)
    return { vendor, settings: { API_FOOTBALL_KEY: 'replay', API_FOOTBALL_URL: vendor.url } }
  }

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'football-data.org, free',
    async start(games, clock) {
      const vendor = await replayFootballDataOrg(madeUpLeagues(games), clock.now)
      return { vendor, settings: { FOOTBALL_DATA_ORG_KEY: 'replay', FOOTBALL_DATA_ORG_URL: vendor.url } }
    },
  },
  { name: 'API-Football, 100 a day', start: apiFootball(10, 100, false) },
  { name: 'API-Football, 100 a day, season refused', start: apiFootball(10, 100, false, false) },
  { name: 'API-Football, 7,500 a day', start: apiFootball(300, 7_500, true) },
  {
    name: 'football-data.co.uk',
    sizes: [16],
    async start(_games, clock) {
      const codes = ['BRA', 'E0', 'SP1', 'I1', 'D1', 'F1', 'P1', 'ARG']
      const files = madeUpFiles(codes, clock.now().toISOString().slice(0, 10))
      const vendor = await startReplay(
        ({ pathname }) => toReply(files[pathname.slice(1)]),
        () => null,
      )
      return {
        vendor,
        settings: { FOOTBALL_SOURCE: 'football-data-co-uk', FOOTBALL_DATA_CO_UK_URL: vendor.url },
      }
    },
  },
]

const toReply = (text: string | undefined) =>
  text === undefined ? { status: 404, body: '' } : { headers: { 'content-type': 'text/csv' }, body: text }

/** What somebody can do in the first hour of an installation, by vendor, plan and size of the day, as a table for docs/providers.md. */
export async function benchFirstHour(): Promise<void> {
  const postgres = await startPostgres()
  console.log(
    `| service | games that day | ${MINUTES.map((minute) => `minute ${minute}`).join(' | ')} | calls | refused |`,
  )
  console.log(`|---|---|${MINUTES.map(() => '---|').join('')}---|---|`)
  for (const { name, start, sizes = [60, 1_500] } of SCENARIOS) {
    for (const games of sizes) {
      const clock = saturdayMorning()
      const { vendor, settings } = await start(games, clock)
      const database = await openFreshDatabase(postgres.urlOf('postgres'))
      const looked = await firstHour(database, settings, { clock, minutes: MINUTES, leagues: LEAGUES })
      console.log(
        `| ${name} | ${games} | ${looked.map(toCell).join(' | ')} | ${vendor.asked.length} | ${vendor.refused} |`,
      )
      await database.close()
      await vendor.stop()
    }
  }
  await benchThreeDays(await openFreshDatabase(postgres.urlOf('postgres')))
  await postgres.stop()
}

/** The smallest plan over three days: at eleven each morning ten games of a followed league, while somebody has the day's list open. */
async function benchThreeDays(database: Database): Promise<void> {
  const clock = saturdayMorning()
  const [, , ...foreign] = madeUpLeagues(60)
  const plan = { aMinute: 10, aDay: 100, hasIds: false, hasThisSeason: true }
  const vendor = await replayApiFootball([...ownLeagues(), ...foreign], plan, clock.now)
  const settings = { API_FOOTBALL_KEY: 'replay', API_FOOTBALL_URL: vendor.url }
  const minutes = [0, 1, 2].map((day) => 120 + day * 1_440)
  const days = await firstHour(database, settings, {
    clock,
    minutes,
    leagues: 1,
    gamesOfEach: 10,
    isListOpenAllDay: true,
  })
  console.log('\n| service | first day | second day | third day | calls | refused |\n|---|---|---|---|---|---|')
  console.log(
    `| API-Football, 100 a day | ${days.map(toCell).join(' | ')} | ${vendor.asked.length} | ${vendor.refused} |`,
  )
  const kinds = Map.groupBy(vendor.asked, (address) => address.replaceAll(/\d[\d-]*/g, '…'))
  for (const [kind, asked] of kinds) console.log(`${asked.length} × ${kind}`)
  await database.close()
  await vendor.stop()
}

function toCell({ games, analysed, withOdds, refusals }: Looked): string {
  const tried = analysed + refusals.length
  const notCovered = refusals.includes('analysis.seasonNotCovered') ? ', season not covered' : ''
  return `${games} listed; ${analysed} of ${tried} analysed, ${withOdds} with odds${notCovered}`
}

async function openFreshDatabase(url: string): Promise<Database> {
  const name = `hour_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const database = await openPostgres({ url: url.replace(/[^/]*$/, name), poolSize: 10 })
  await migrate(database)
  return database
}
