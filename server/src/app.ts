import { Hono } from 'hono'
import type { Identity } from '#capabilities/identity/capability.ts'
import type { Providers } from '#capabilities/providers/capability.ts'
import { AppError } from '#platform/errors/errors.ts'
import type { Door } from '#platform/http/door.ts'
import { type AppEnv, addressReader, Exchange } from '#platform/http/exchange.ts'
import { mountDoors } from '#platform/http/mount-doors.ts'
import { answerError, observe } from '#platform/http/observe.ts'
import { mountPages } from '#platform/http/pages.ts'
import { jobDoors, platformDoors } from '#platform/http/platform-doors.ts'
import { requireOwnOrigin, setSecurityHeaders } from '#platform/http/security.ts'
import type { JobRunner } from '#platform/jobs/run-jobs.ts'
import { liveDoor } from '#platform/live/live-door.ts'
import { LiveHub } from '#platform/live/live-hub.ts'
import { openMetrics } from '#platform/metrics/metrics.ts'
import { sessionReader } from '#platform/session/read-session.ts'
import { type AppJobs, appJobs } from './app-jobs.ts'
import { type AppSettings, buildCapabilities } from './capabilities.ts'

export type App = {
  fetch: Hono<AppEnv>['fetch']
  doors: readonly Door[]
  identity: Identity
  providers: Providers
  /** Once people can come in: what follows games keeps the process busy, and nobody should wait for it. */
  startJobs(options: { followsGames: boolean }): Promise<void>
  workOffJobs: AppJobs['workOff']
  runJob: AppJobs['run']
  /** Says of itself that it is about to stop, and goes on serving. */
  leave(): void
  /** Ends streams, so that their readers go to another process, and lets jobs under way end. */
  stop(): Promise<void>
}

/** Joins platform and capabilities into one server. */
export async function createApp(settings: AppSettings): Promise<App> {
  const { env, database, clock, log, authSecret } = settings
  const { db } = database
  const metrics = openMetrics()
  const hub = await LiveHub.open(database, log)
  metrics.addGauge('live_streams', 'Open live feed connections', () => hub.streamCount)
  const { list, identity, providers, tipsters, publicLog } = buildCapabilities(settings, metrics)
  let isLeaving = false
  const ownDoors = list.flatMap((capability) => capability.doors)
  const doors = platformDoors({ database, metrics, isLeaving: () => isLeaving }, [
    ...ownDoors,
    ...jobDoors(db),
    liveDoor(db, hub),
  ])
  const jobs = appJobs({ database, clock, log }, list)
  let runner: JobRunner | null = null

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
    metrics,
    checkOutput: settings.checkOutput,
  })
  app.all('/api/*', () => {
    throw new AppError('route.notFound')
  })
  if (settings.webBuildDir !== null)
    await mountPages(app, {
      buildDir: settings.webBuildDir,
      sharedDir: env.ASSETS_DIR ?? null,
      siteUrl: settings.siteUrl,
      readers: { tipster: tipsters.readTipster, transparency: publicLog.readTransparency },
      listed: ['/transparencia'],
      clock,
      log,
    })
  app.notFound(() => {
    throw new AppError('route.notFound')
  })
  app.onError(answerError(log))

  return {
    fetch: app.fetch,
    doors,
    identity,
    providers,
    async startJobs({ followsGames }) {
      runner = await jobs.start(followsGames ? ['quick', 'usual', 'games', 'files', 'board'] : ['quick', 'usual'])
    },
    workOffJobs: jobs.workOff,
    runJob: jobs.run,
    leave() {
      isLeaving = true
    },
    async stop() {
      await Promise.all([hub.stop(), runner?.stop(), ...list.map((capability) => capability.stop?.())])
    },
  }
}
