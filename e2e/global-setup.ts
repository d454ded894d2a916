import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@prancheta/server/main.ts'
import { readEnv } from '@prancheta/server/platform/env/env.ts'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { buildWebIfChanged, webBuildDir } from '../scripts/build-web.ts'
import { cheapPasswordHashing } from '../server/test/cheap-password-hashing.ts'
import { CHROMIUM_ARGS, requireChromium } from './chromium.ts'
import { findGames, type Games, signedIn } from './find-games.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string
    /** Where the one browser of all journeys is reached; each test has profiles of its own in it. */
    browserEndpoint: string
    games: Games
    /** The cookies of the demo accounts that journeys use, by e-mail. */
    demoSessions: Record<string, [name: string, value: string][]>
  }
}

/**
 * What all journeys share: one real server on a new embedded database with the demo accounts and rated leagues, serving
 * the build that has the component page, and one browser.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWebIfChanged('showcase')
  const dataDir = await mkdtemp(join(tmpdir(), 'prancheta-e2e-'))
  // Every person of the tests comes from an address of their own: the limits of one address are not for a whole town.
  const env = readEnv({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1' })
  const server = await startServer(env, { webBuildDir: webBuildDir('showcase'), passwordHashing: cheapPasswordHashing })
  const baseUrl = server.url.replace('localhost', '127.0.0.1')
  const browser = await chromium.launchServer({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
  project.provide('baseUrl', baseUrl)
  project.provide('browserEndpoint', browser.wsEndpoint())
  project.provide('games', await findGames(baseUrl))
  project.provide('demoSessions', await signInDemoPeople(baseUrl))
  return async () => {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function signInDemoPeople(baseUrl: string): Promise<Record<string, [string, string][]>> {
  const people = await Promise.all(
    ['bruno@prancheta.example', 'admin@prancheta.example'].map((email) => signedIn(baseUrl, email)),
  )
  return Object.fromEntries(people.map(({ email, cookies }) => [email, [...cookies]]))
}
