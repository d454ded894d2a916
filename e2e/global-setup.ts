import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '@prancheta/server/main.ts'
import { readEnv } from '@prancheta/server/platform/env/env.ts'
import type { TestProject } from 'vitest/node'
import { buildWebIfChanged, webBuildDir } from '../scripts/build-web.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    baseUrl: string
  }
}

/** The real server on a new embedded database with the demo accounts, serving the build that has the component page. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWebIfChanged('showcase')
  const dataDir = await mkdtemp(join(tmpdir(), 'prancheta-e2e-'))
  // So that people of the tests can come from addresses of their own: the limits of one address are not for a whole town.
  const env = readEnv({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1' })
  const server = await startServer(env, { webBuildDir: webBuildDir('showcase') })
  project.provide('baseUrl', server.url.replace('localhost', '127.0.0.1'))
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
