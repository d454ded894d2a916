import { Hono } from 'hono'
import type { Clock } from '#platform/clock/clock.ts'
import type { Database } from '#platform/db/database.ts'
import type { Env } from '#platform/env/env.ts'
import { AppError } from '#platform/errors/app-error.ts'
import { addressReader } from '#platform/http/client-address.ts'
import type { Door } from '#platform/http/door.ts'
import { type AppEnv, Exchange } from '#platform/http/exchange.ts'
import { mountDoors } from '#platform/http/mount-doors.ts'
import { answerError, observe } from '#platform/http/observe.ts'
import { requireOwnOrigin } from '#platform/http/own-origin.ts'
import { mountPages } from '#platform/http/pages.ts'
import { platformDoors } from '#platform/http/platform-doors.ts'
import { setSecurityHeaders } from '#platform/http/security-headers.ts'
import { jobDoors } from '#platform/jobs/job-doors.ts'
import { type JobHandler, scheduleRepeating } from '#platform/jobs/jobs.ts'
import { runJobs } from '#platform/jobs/run-jobs.ts'
import { tidyPlatform } from '#platform/jobs/tidy.ts'
import { liveDoor } from '#platform/live/live-door.ts'
import { LiveHub } from '#platform/live/live-hub.ts'
import type { Log } from '#platform/log/log.ts'
import { openMetrics } from '#platform/metrics/metrics.ts'
import { sessionReader } from '#platform/session/read-session.ts'
import type { FixturesCapability } from './capabilities/fixtures/index.ts'
import type { HistoryCapability } from './capabilities/history/index.ts'
import type { Identity, PasswordHashing } from './capabilities/identity/index.ts'
import type { Providers, Serving } from './capabilities/providers/index.ts'
import { joinCapabilities } from './join-capabilities.ts'

export type AppSettings = {
  env: Env
  database: Database
  clock: Clock
  log: Log
  authSecret: string
  passwordHashing: PasswordHashing
  /** The address people reach us at, for links in mails; known once we listen. */
  siteUrl: () => string
  /** The built web app; null serves the API alone. */
  webBuildDir: string | null
  /** Tests check every answer against its contract. */
  checkOutput: boolean
}

export type App = {
  fetch: Hono<AppEnv>['fetch']
  doors: readonly Door[]
  identity: Identity
  fixtures: FixturesCapability
  history: HistoryCapability
  /** From now on games, prices and ratings are followed by jobs. Once people can come in, so that nobody waits for it. */
  followGames(): Promise<void>
  /** The outside world, as far as keys for it are set. */
  providers: Providers
  /** Who serves each part here, the embedded defaults included. */
  serving: Serving
  /** Ends streams, so that their readers go to another process, and lets jobs under way end. */
  stop(): Promise<void>
}

const TIDY_JOB = 'platform.tidy'
const HOUR_MS = 3_600_000

/** Joins platform and capabilities into one server. */
export async function createApp(settings: AppSettings): Promise<App> {
  const { env, database, clock, log, authSecret } = settings
  const { db } = database
  const metrics = openMetrics()
  const hub = await LiveHub.open(database, log)
  metrics.addGauge('live_streams', 'Open live feed connections', () => hub.streamCount)
  const joined = joinCapabilities(settings, metrics)
  const doors = platformDoors(database, metrics, [...joined.doors, ...jobDoors(db), liveDoor(db, hub)])

  await scheduleRepeating(db, [{ kind: TIDY_JOB, everyMs: HOUR_MS }, ...joined.repeatingJobs])
  const handlers: Record<string, JobHandler> = {
    ...joined.jobHandlers,
    async [TIDY_JOB]() {
      await tidyPlatform(db, clock.now())
      await joined.tidy(clock.now())
    },
  }
  const runner = await runJobs(database, [joined.quickJobHandlers, handlers], log)

  const app = new Hono<AppEnv>()
  const site = { readAddress: addressReader(env.TRUSTED_PROXIES), publicUrl: env.PUBLIC_URL }
  app.use(observe(log, metrics))
  app.use(async (context, next) => {
    const exchange = new Exchange(context, site)
    setSecurityHeaders(exchange)
    requireOwnOrigin(exchange, env.PUBLIC_URL)
    await next()
  })
  mountDoors(app, doors, {
    keeper: { readSession: sessionReader({ db, clock, authSecret }), operatorToken: env.METRICS_TOKEN },
    site,
    log,
    checkOutput: settings.checkOutput,
  })
  app.all('/api/*', () => {
    throw new AppError('route.notFound')
  })
  if (settings.webBuildDir !== null)
    await mountPages(app, {
      buildDir: settings.webBuildDir,
      siteUrl: settings.siteUrl,
      readers: { tipster: joined.publishing.readTipster },
      log,
    })
  app.notFound(() => {
    throw new AppError('route.notFound')
  })
  app.onError(answerError(log))

  return {
    fetch: app.fetch,
    doors,
    identity: joined.identity,
    fixtures: joined.fixtures,
    history: joined.history,
    providers: joined.providers,
    serving: joined.serving,
    async followGames() {
      Object.assign(handlers, joined.fixtures.jobHandlers, joined.history.jobHandlers)
      await scheduleRepeating(db, [...joined.fixtures.repeating, ...joined.history.repeating])
    },
    async stop() {
      await Promise.all([hub.stop(), runner.stop(), joined.stop()])
    },
  }
}
