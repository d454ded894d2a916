import { signIn } from '@prancheta/contract/identity/routes.ts'
import { onTestFinished } from 'vitest'
import { DEMO_PASSWORD } from '#capabilities/identity/index.ts'
import { startServer } from '#main.ts'
import type { Database } from '#platform/db/database.ts'
import { openEmbedded } from '#platform/db/embedded.ts'
import { readEnv } from '#platform/env/env.ts'
import { Person } from '../person.ts'

/** The product on a data folder, as `npm start` has it, without the made-up world, whose jobs would rate leagues meanwhile. */
export async function serveFolder(folder: string) {
  const env = readEnv({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', PROVIDERS: 'strict' })
  const server = await startServer(env, { webBuildDir: null })
  let stopped: Promise<void> | null = null
  const stop = async () => {
    stopped ??= server.stop()
    await stopped
  }
  onTestFinished(stop)
  return {
    stop,
    async enter(name: 'ana' | 'admin'): Promise<Person> {
      const person = new Person(server.url)
      await person.call(signIn, { email: `${name}@prancheta.example`, password: DEMO_PASSWORD })
      return person
    },
  }
}

export async function inFolder<Result>(folder: string, look: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openEmbedded(folder)
  return look(database).finally(() => database.close())
}
