import type { PGlite } from '@electric-sql/pglite'
import { createApp } from '#app.ts'
import { type PasswordHashing, productPasswordHashing } from '#capabilities/identity/index.ts'
import { embeddedDatabase, openPGlite } from '#platform/db/embedded.ts'
import { migrate } from '#platform/db/migrate.ts'
import { listen } from '#platform/http/listen.ts'
import { openLog } from '#platform/log/log.ts'
import { DayBudget } from './day-budget.ts'
import { writeDemoState } from './demo-state.ts'
import { Refusal } from './door-caller.ts'
import type { PlayOrder, PlayReport } from './play-in-thread.ts'
import { playPast } from './play-past.ts'
import { addDays, type PlayedTime, type Stage } from './stage.ts'

/** What was said in the last weeks is of ratings of the last weeks. */
const RATED_AGAIN_DAYS = 14

/** Opens database and product, plays, and closes both. */
export async function playOnStage(order: PlayOrder, time: PlayedTime): Promise<PlayReport> {
  const { env, authSecret, databaseFolder, days, stateFile, longestMs } = order
  const isNew = stateFile === null
  // A new past is played in memory, without its small writes to a disk, and written when it is whole.
  const pglite = await openPGlite(isNew ? {} : { dataDir: databaseFolder })
  const database = embeddedDatabase(pglite)
  const refusals: string[] = []
  try {
    await migrate(database)
    const app = await createApp({
      env,
      // Nobody has a page open, so nobody need be told what is new.
      database: { ...database, listen: async () => async () => {} },
      clock: { now: () => time.now() },
      log: openLog({ LOG_LEVEL: 'error' }),
      authSecret,
      passwordHashing: oncePerPassword(productPasswordHashing),
      siteUrl: () => env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
      webBuildDir: null,
      preparesCards: false,
      checkOutput: false,
    })
    const listening = await listen(app.fetch, { port: 0, host: '127.0.0.1' })
    const stage: Stage = {
      url: `http://127.0.0.1:${listening.port}`,
      app,
      db: database.db,
      time,
      ratings: { days: [addDays(days.to, -RATED_AGAIN_DAYS), days.to], ratedOn: new Map() },
      attempt: (work) => work().catch((failure: unknown) => refused(failure, refusals)),
    }
    const budget = new DayBudget(longestMs)
    await playPast(stage, days, {
      onDay(day) {
        budget.beginDay()
        if (!isNew) writeDemoState(stateFile, { firstDay: days.first, playedTo: day })
      },
      hasTimeFor: (daysLeft) => budget.hasTimeFor(daysLeft),
    })
    await Promise.all([listening.stop(), app.stop()])
    if (isNew) await writeTo(databaseFolder, pglite)
    return { days: budget.played, refusals }
  } finally {
    await database.close()
  }
}

async function writeTo(dataDir: string, played: PGlite): Promise<void> {
  const loadDataDir = await played.dumpDataDir('none')
  await (await openPGlite({ dataDir, loadDataDir })).close()
}

/** People may have paused, suspended or deleted a demo account meanwhile: then it is left out. Anything else is a fault. */
function refused(failure: unknown, refusals: string[]): null {
  if (!(failure instanceof Refusal) || failure.status >= 500) throw failure
  refusals.push(failure.message)
  return null
}

/**
 * Full strength, once for each password: the cast has one for all, which is public, so that a salt of their own would
 * protect nobody and cost seconds.
 */
export function oncePerPassword({ hash, verify }: PasswordHashing): PasswordHashing {
  const hashes = new Map<string, Promise<string>>()
  const verified = new Set<string>()
  return {
    hash(password) {
      const known = hashes.get(password) ?? hash(password)
      hashes.set(password, known)
      return known
    },
    async verify(claim) {
      const key = JSON.stringify(claim)
      const isRight = verified.has(key) || (await hashes.get(claim.password)) === claim.hash || (await verify(claim))
      if (isRight) verified.add(key)
      return isRight
    },
  }
}
