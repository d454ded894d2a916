import { setTimeout as pause } from 'node:timers/promises'
import type { Identity } from '#capabilities/identity/capability.ts'
import {
  admitsDemo,
  isDemoInstallation,
  type PasswordHashing,
  productPasswordHashing,
} from '#capabilities/identity/index.ts'
import { answerBackupRequests } from '#platform/backup/back-up-folder.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import type { Env } from '#platform/env/env.ts'
import { listen } from '#platform/http/listen.ts'
import { type Log, openLog } from '#platform/log/log.ts'
import { authSecret } from '#platform/session/auth-secret.ts'
import { createApp } from './app.ts'
import { describeInstallation } from './describe-installation.ts'
import { VERSION } from './version.ts'

export type RunningServer = {
  url: string
  /** For the person who started it: address, accounts, and what serves each part. */
  description: string
  stop(): Promise<void>
}

export type ServerOptions = {
  webBuildDir: string | null
  /** Only tests give another. */
  passwordHashing?: PasswordHashing
}

/** Opens, migrates, seeds and serves. Throws a StartupError when something is for the starter to put right. */
export async function startServer(
  env: Env,
  { webBuildDir, passwordHashing = productPasswordHashing }: ServerOptions,
): Promise<RunningServer> {
  const log = openLog(env)
  const database = await openDatabase(env, log)
  const undo = [() => database.close()]
  try {
    await migrate(database)
    let url = env.PUBLIC_URL ?? ''
    const app = await createApp({
      env,
      database,
      clock: systemClock,
      log,
      authSecret: authSecret(env),
      passwordHashing,
      siteUrl: () => url,
      webBuildDir,
      checkOutput: false,
    })
    undo.unshift(() => app.stop())
    const hasDemo = isDemoInstallation(env)
    if (hasDemo) await app.identity.seedNewDatabase()
    if (!admitsDemo(env)) await shutDemo(app.identity, log)

    const backups =
      database.kind === 'embedded'
        ? await answerBackupRequests(database, { dataDir: env.DATA_DIR, product: VERSION, log })
        : null
    undo.unshift(async () => backups?.stop())

    const listening = await listen(app.fetch, { port: env.PORT, host: env.HOST ?? (hasDemo ? '127.0.0.1' : undefined) })
    url ||= `http://localhost:${listening.port}`
    await app.startJobs({ followsGames: true })
    return {
      url,
      description: describeInstallation({
        url,
        env,
        demo: hasDemo ? await app.identity.demoAccess() : null,
        serving: app.providers.serving,
      }),
      async stop() {
        app.leave()
        listening.leave()
        await pause(env.STOP_NOTICE_SECONDS * 1000)
        // Streams are ended while the last requests are let through; the database closes when nobody needs it.
        await Promise.all([listening.stop(), app.stop(), backups?.stop()])
        await database.close()
      },
    }
  } catch (error) {
    for (const step of undo) await step()
    throw error
  }
}

/** However they came into this database: their password is public. */
async function shutDemo({ shutDemoAccounts }: Identity, log: Log): Promise<void> {
  const shut = await shutDemoAccounts()
  if (shut > 0) log.warn({ accounts: shut }, 'demo accounts of this database have a public password and were shut')
}
