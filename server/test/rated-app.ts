import { type FixtureView, getFixtures } from '@prancheta/contract/fixtures/routes.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { openTestApp, type TestApp, type TestAppOptions } from './start-test-app.ts'
import { createPostgresDatabase, openPostgresDatabase } from './test-database.ts'

const DAY = '2026-11-20'
const clock = { now: () => new Date(`${DAY}T14:00:00Z`) }
const run = { attempt: 1, signal: new AbortController().signal }

export type RatedApp = { app: TestApp; game: FixtureView; games: FixtureView[] }

/**
 * An app at two in the afternoon of 20 November 2026 (UTC), and that day's games: their leagues are rated, so they can be analysed. The
 * embedded database rates anew for every file, so one that is about a single game says so.
 */
export async function openRatedApp({
  onlyFirstLeague = false,
  ...options
}: TestAppOptions & { onlyFirstLeague?: boolean } = {}): Promise<RatedApp> {
  const isPostgres = inject('databaseKind') === 'postgres'
  if (isPostgres) await makeTemplateOnce()
  const app = await openTestApp({ clock, template: isPostgres ? 'rated' : 'template', ...options })
  const { fixtures: games } = await (await app.signUp('Ana')).call(getFixtures, { date: DAY })
  const [game] = games
  if (!game) throw new Error('no game that day')
  if (!isPostgres) await rate(app, onlyFirstLeague ? [game] : games)
  return { app, game, games }
}

/** As the jobs of a running server would have done. */
async function rate(app: TestApp, games: readonly FixtureView[]): Promise<void> {
  await app.runJob('fixtures.plan-ratings', {}, run)
  for (const leagueId of new Set(games.map((game) => game.leagueId)))
    await app.runJob('fixtures.rate-league', { leagueId }, run)
}

/** Rating takes seconds, so the first file that needs it leaves a database to copy; others that need it meanwhile wait. */
async function makeTemplateOnce(): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(hashtext('rated'))`)
    const { rowCount } = await client.query(`select from pg_database where datname = 'rated'`)
    if (rowCount === 0) await client.query(`alter database ${await makeTemplate()} rename to rated`)
  } finally {
    await client.end()
  }
}

/** The name of a database with the rated games, and with nobody and no job in it. */
async function makeTemplate(): Promise<string> {
  const url = await createPostgresDatabase('template')
  const database = await openPostgresDatabase(url)
  const app = await openTestApp({ clock, database })
  const { fixtures } = await (await app.signUp('Ana')).call(getFixtures, { date: DAY })
  await rate(app, fixtures)
  await app.stop()
  await sql`delete from profiles`.execute(database.db)
  await sql`delete from jobs`.execute(database.db)
  await database.close()
  return new URL(url).pathname.slice(1)
}
