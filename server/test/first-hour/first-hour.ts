import { setTimeout as pause } from 'node:timers/promises'
import { analyzeMatchPro } from '@prancheta/contract/analysis/routes.ts'
import { getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { sql } from 'kysely'
import { pino } from 'pino'
import { createApp } from '#app.ts'
import { grantAdmin } from '#capabilities/identity/index.ts'
import { Refusal } from '#demo-past/door-caller.ts'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { readEnv } from '#platform/env/env.ts'
import { listen } from '#platform/http/listen.ts'
import { cheapPasswordHashing } from '../cheap-password-hashing.ts'
import { insertPerson } from '../insert-person.ts'
import { type MovingClock, movingClock } from '../moving-clock.ts'
import type { Person } from '../person.ts'
import { TEST_PASSWORD } from '../sign-up-person.ts'

const AUTH_SECRET = 'x'.repeat(32)
const MINUTE_MS = 60_000
/** In the first hour much happens; later, jobs run every ten minutes. */
const FIRST_STEPS_MS = 15_000
const LATER_STEPS_MS = 10 * MINUTE_MS

/** What somebody could do at a minute: games listed, and of a game in each of some leagues, how its analysis ended. */
export type Looked = { minute: number; games: number; analysed: number; withOdds: number; refusals: string[] }

/** What is tried at which minutes of an installation. */
type Tried = {
  clock: MovingClock
  minutes: readonly number[]
  leagues: number
  /** Of each league, one a minute. */
  gamesOfEach?: number
  /** After the first hour somebody opens the day's list every ten minutes. */
  isListOpenAllDay?: boolean
}

/** Next Saturday at nine in Brasília, when the day's games are all to come. Two looks at it differ, as at any clock. */
export function saturdayMorning(): MovingClock {
  const today = Temporal.Now.plainDateISO('UTC')
  const saturday = today.add({ days: (6 - today.dayOfWeek + 7) % 7 })
  const clock = movingClock(`${saturday.toString()}T12:00:00Z`)
  const now = () => {
    clock.forward(1)
    return clock.now()
  }
  return { ...clock, now }
}

/** A whole server's first hour, or its first days, on a clock that is moved; jobs and kept answers go by it too. */
export async function firstHour(database: Database, settings: Record<string, string>, tried: Tried): Promise<Looked[]> {
  const { clock, minutes, isListOpenAllDay } = tried
  let url = ''
  const app = await createApp({
    ...{ env: readEnv({ NODE_ENV: 'test', PORT: '0', ...settings }), database, clock, authSecret: AUTH_SECRET },
    ...{ log: pino({ level: 'silent' }), passwordHashing: cheapPasswordHashing, siteUrl: () => url },
    ...{ webBuildDir: null, checkOutput: true },
  })
  const listening = await listen(app.fetch, { port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${listening.port}`
  const passwordHash = await cheapPasswordHashing.hash(TEST_PASSWORD)
  const person = await insertPerson({ url, db: database.db, authSecret: AUTH_SECRET, passwordHash }, 'Ana')
  await grantAdmin(database.db, person.email, clock.now())
  await app.startJobs({ followsGames: true })
  await jobsAtRest(database)

  const looked: Looked[] = []
  let goneMs = 0
  const wait = async (ms: number) => {
    await pass(database, clock, ms)
    goneMs += ms
  }
  for (const minute of minutes) {
    while (goneMs < minute * MINUTE_MS) {
      const isFirstHour = goneMs < 60 * MINUTE_MS
      await wait(isFirstHour ? FIRST_STEPS_MS : LATER_STEPS_MS)
      if (isListOpenAllDay && !isFirstHour) await person.call(getFixtures, { date: dateInSaoPaulo(clock.now()) })
    }
    looked.push(await look(person, minute, tried, wait))
  }
  await Promise.all([listening.stop(), app.stop()])
  return looked
}

/** Time passes: what waits for a moment of the database's clock comes nearer by as much. */
async function pass({ db, ...database }: Database, clock: MovingClock, ms: number): Promise<void> {
  clock.forward(ms)
  const step = sql`${ms} * interval '1 millisecond'`
  await sql`update cache_entries set fetched_at = fetched_at - ${step}, failed_at = failed_at - ${step}`.execute(db)
  await sql`update jobs set run_at = run_at - ${step} where state = 'waiting' and lease_until is null`.execute(db)
  await sql`select pg_notify('jobs', '')`.execute(db)
  await jobsAtRest({ db, ...database })
}

async function jobsAtRest({ db }: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from jobs where state = 'waiting'
      and (run_at <= now() or lease_until > now()) limit 1`.execute(db)
    if (rows.length === 0) return
    await pause(15)
  }
}

async function look(
  person: Person,
  minute: number,
  { clock, leagues, gamesOfEach = 1 }: Tried,
  wait: (ms: number) => Promise<void>,
): Promise<Looked> {
  const told: Looked = { minute, games: 0, analysed: 0, withOdds: 0, refusals: [] }
  const date = dateInSaoPaulo(clock.now())
  const day = await person.call(getFixtures, { date })
  told.games = day.total
  // Brazil's leagues first, as a reader here would.
  const tried = [...Map.groupBy(day.fixtures, ({ leagueName }) => leagueName)]
    .toSorted(([one], [other]) => Number(isBrazil(other)) - Number(isBrazil(one)))
    .slice(0, leagues)
    .flatMap(([, games]) => games.slice(0, gamesOfEach))
  for (const [at, game] of tried.entries()) {
    if (at % gamesOfEach > 0) await wait(MINUTE_MS)
    try {
      const { context } = await person.call(analyzeMatchPro, { fixtureId: game.fixtureId })
      told.analysed += 1
      if (!context.missing.includes('odds')) told.withOdds += 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      told.refusals.push(error.code)
    }
  }
  return told
}

const isBrazil = (league: string) => league.startsWith('Brasileirão')
