import { Writable } from 'node:stream'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { createApp } from '#app.ts'
import { grantAdmin, type PasswordHashing } from '#capabilities/identity/index.ts'
import { type Clock, systemClock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { readEnv } from '#platform/env/env.ts'
import { listen } from '#platform/http/listen.ts'
import { cheapPasswordHashing } from './cheap-password-hashing.ts'
import { insertPerson } from './insert-person.ts'
import { keptThread } from './kept-threads.ts'
import { Person } from './person.ts'
import { jobsAtRest, restFromTheStart } from './resting-jobs.ts'
import { TEST_PASSWORD } from './sign-up-person.ts'
import { openTestDatabase, type Template } from './test-database.ts'

export type TestApp = {
  url: string
  database: Database & { url: string | null }
  doors: Awaited<ReturnType<typeof createApp>>['doors']
  /** For what jobs do by themselves in a running server. */
  runJob: Awaited<ReturnType<typeof createApp>>['runJob']
  /** What a start does with the demo accounts. */
  identity: Awaited<ReturnType<typeof createApp>>['identity']
  /** The outside world behind the doors. */
  providers: Awaited<ReturnType<typeof createApp>>['providers']
  /** Every line written to the log so far. */
  logLines: string[]
  visitor(): Person
  /** Somebody signed in whose password is TEST_PASSWORD; `signUpPerson` goes through the door. */
  signUp(name: string): Promise<Person>
  signUpAdmin(name?: string): Promise<Person>
  stop(): Promise<void>
}

export type TestAppOptions = {
  env?: Record<string, string>
  clock?: Clock
  database?: Database & { url: string | null }
  template?: Template
  passwordHashing?: PasswordHashing
}

const AUTH_SECRET = 'x'.repeat(32)

/** The whole server on a real port with a database of its own; stopped when the test that asked for it ends. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await openTestApp(options)
  onTestFinished(app.stop)
  return app
}

/** For a file whose tests share one app: call `stop` in afterAll. */
export async function openTestApp({
  env: settings = {},
  clock = systemClock,
  database: given,
  template,
  passwordHashing = cheapPasswordHashing,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = given ?? (await openTestDatabase(template))
  const logLines: string[] = []
  const log = pino({ level: 'debug' }, lineCollector(logLines))
  const env = readEnv({ NODE_ENV: 'test', PORT: '0', ...settings })
  let url = ''
  const app = await createApp({
    env,
    database,
    clock,
    log,
    authSecret: AUTH_SECRET,
    passwordHashing,
    siteUrl: () => url,
    webBuildDir: null,
    checkOutput: true,
    ...(process.env.DEEP !== '1' && { openThread: keptThread }),
  })
  if (!given) await restFromTheStart(database)
  await app.startJobs({ followsGames: false })
  if (!given) await jobsAtRest(database)
  const listening = await listen(app.fetch, { port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${listening.port}`
  const passwordHash = await passwordHashing.hash(TEST_PASSWORD)
  const signUp = (name: string) => insertPerson({ url, db: database.db, authSecret: AUTH_SECRET, passwordHash }, name)

  return {
    url,
    database,
    doors: app.doors,
    runJob: app.runJob,
    identity: app.identity,
    providers: app.providers,
    logLines,
    visitor: () => new Person(url),
    signUp,
    async signUpAdmin(name = 'Admin') {
      const person = await signUp(name)
      await grantAdmin(database.db, person.email, clock.now())
      return person
    },
    async stop() {
      await Promise.all([listening.stop(), app.stop()])
      if (!given) await database.close()
    },
  }
}

function lineCollector(lines: string[]): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().split('\n').filter(Boolean))
      done()
    },
  })
}
