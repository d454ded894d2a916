import { mock } from 'node:test'
import { type App, createApp } from '#app.ts'
import { productPasswordHashing } from '#capabilities/identity/index.ts'
import type { Database } from '#platform/db/database.ts'
import { readEnv } from '#platform/env/env.ts'
import { listen } from '#platform/http/listen.ts'
import { openLog } from '#platform/log/log.ts'

/** The secret of every test app, so that sessions in the dump open there. */
const TEST_SECRET = 'x'.repeat(32)
const MINUTE_MS = 60_000

export type DemoHouse = { url: string; app: App; stop(): Promise<void> }

/** Time stands still from here on, for the embedded database too, which asks this process for it. */
export function stopTime(at: string): void {
  mock.timers.enable({ apis: ['Date'], now: Date.parse(at) })
}

export function passMinutes(minutes: number): void {
  mock.timers.setTime(Date.now() + minutes * MINUTE_MS)
}

export function passUntil(moment: string): void {
  mock.timers.setTime(Date.parse(moment))
}

/** The whole server on a port of its own, with demonstration payments and the made-up world. */
export async function openDemoHouse(database: Database): Promise<DemoHouse> {
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'error', DEMO_PAYMENTS: 'on' })
  const app = await createApp({
    env,
    database,
    clock: { now: () => new Date() },
    log: openLog(env),
    authSecret: TEST_SECRET,
    passwordHashing: productPasswordHashing,
    siteUrl: () => 'http://localhost:3000',
    webBuildDir: null,
    checkOutput: true,
  })
  await app.startJobs({ followsGames: false })
  const listening = await listen(app.fetch, { port: 0, host: '127.0.0.1' })
  return {
    url: `http://127.0.0.1:${listening.port}`,
    app,
    async stop() {
      await Promise.all([listening.stop(), app.stop()])
    },
  }
}
