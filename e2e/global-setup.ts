import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { identityCapability } from '@prancheta/server/capabilities/identity/capability.ts'
import { outboxMailer } from '@prancheta/server/capabilities/mail/index.ts'
import { startServer } from '@prancheta/server/main.ts'
import { systemClock } from '@prancheta/server/platform/clock/clock.ts'
import { migrate } from '@prancheta/server/platform/db/migrate.ts'
import { openPostgres } from '@prancheta/server/platform/db/postgres.ts'
import { readEnv } from '@prancheta/server/platform/env/env.ts'
import type { TestProject } from 'vitest/node'
import { buildWebIfChanged, webBuildDir } from '../scripts/build-web.ts'
import { cheapPasswordHashing } from '../server/test/cheap-password-hashing.ts'
import { startPostgresInMemory } from '../server/test/postgres-in-memory.ts'
import { requireChromium } from './chromium.ts'
import { findGames, type Games, signedIn } from './find-games.ts'
import { holdBack } from './hold-back.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string
    /** What the site calls itself. */
    ownUrl: string
    games: Games
    /** The cookies of the demo accounts that journeys use, by e-mail. */
    demoSessions: Record<string, [name: string, value: string][]>
  }
}

/**
 * What all journeys share: one real server on a new database with the demo accounts and rated leagues, serving
 * the build that has the component page.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Each worker launches it: a missing one is installed here once, not by all of them at the same moment.
  requireChromium()
  await buildWebIfChanged('showcase')
  const place = process.env.DEEP === '1' ? await newFolder() : await newPostgres()
  // Every person of the tests comes from an address of their own: the limits of one address are not for a whole town.
  const env = readEnv({ PORT: '0', LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1', ...place.settings })
  const server = await startServer(env, { webBuildDir: webBuildDir('showcase'), passwordHashing: cheapPasswordHashing })
  const site = server.url.replace('localhost', '127.0.0.1')
  const longestMs = Number(process.env.HELD_BACK_MS ?? 0)
  const front = longestMs > 0 ? await holdBack(site, longestMs) : null
  const baseUrl = front?.url ?? site
  project.provide('baseUrl', baseUrl)
  project.provide('ownUrl', server.url)
  project.provide('games', await findGames(baseUrl))
  project.provide('demoSessions', await signInDemoPeople(baseUrl))
  return async () => {
    front?.stop()
    await server.stop()
    await place.remove()
  }
}

type Place = { settings: NodeJS.ProcessEnv; remove: () => Promise<void> }

/** The embedded database that a newcomer has. */
async function newFolder(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'prancheta-e2e-'))
  return { settings: { DATA_DIR: folder }, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** The same people on PostgreSQL, which answers for a third of the processor time. */
async function newPostgres(): Promise<Place> {
  const postgres = await startPostgresInMemory()
  const url = postgres.urlOf('postgres')
  const database = await openPostgres({ url, poolSize: 2 })
  await migrate(database)
  const authSecret = randomBytes(32).toString('hex')
  const { db } = database
  const mailer = outboxMailer(db, authSecret)
  const siteUrl = () => ''
  const carryOver = async () => {}
  const passwordHashing = cheapPasswordHashing
  await identityCapability({
    db,
    clock: systemClock,
    authSecret,
    personSecret: authSecret,
    passwordHashing,
    mailer,
    siteUrl,
    carryOver,
    admitsDemo: true,
  }).seedDemoAccounts()
  await database.close()
  return {
    settings: { DATABASE_URL: url, AUTH_SECRET: authSecret, DEMO_PAYMENTS: 'on', DATABASE_WAIT_MS: '30000' },
    remove: postgres.stop,
  }
}

async function signInDemoPeople(baseUrl: string): Promise<Record<string, [string, string][]>> {
  const people = await Promise.all(
    ['bruno@prancheta.example', 'admin@prancheta.example'].map((email) => signedIn(baseUrl, email)),
  )
  return Object.fromEntries(people.map(({ email, cookies }) => [email, [...cookies]]))
}
