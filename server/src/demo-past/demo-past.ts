import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { demoAccessFor } from '#capabilities/identity/index.ts'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'
import { databaseFolder } from '#platform/db/embedded.ts'
import { lockFolder } from '#platform/db/folder-lock.ts'
import type { Env } from '#platform/env/env.ts'
import { StartupError } from '#platform/errors/startup-error.ts'
import { authSecret } from '#platform/session/auth-secret.ts'
import { type DemoState, demoStateFile, readDemoState } from './demo-state.ts'
import { type PlayReport, playInThread } from './play-in-thread.ts'
import type { PastDays } from './played-day.ts'
import { addDays } from './stage.ts'

const PAST_DAYS = 120
/** Of a longer absence only the last days are played. */
const CATCH_UP_DAYS = 30
const CATCH_UP_MS = 30_000
/** Today begins with a few clicks of the cast, so a day counts from some minutes after midnight. */
const DAY_BEGINS_MS = 5 * 60_000

/**
 * What every start of the demo does before it serves: gives a new data folder a past, and one that has a past the days since.
 * A past that cannot be played keeps nobody from starting.
 */
export async function ensureDemoPast(env: Env, say: (line: string) => void): Promise<void> {
  if (!hasDemoPast(env)) return
  const startedMs = performance.now()
  try {
    const played = await playDemoPast(env)
    if (played)
      say(`Played ${played.days} days of the demo in ${Math.round((performance.now() - startedMs) / 1000)} s.`)
  } catch (error) {
    if (error instanceof StartupError) throw error
    say(`The demo starts without its past: ${error instanceof Error ? error.message : 'unknown reason'}`)
  }
}

/** Only where nothing of the outside world is set: the cast would ask, mail and pay real services. */
function hasDemoPast(env: Env): boolean {
  const services = [env.API_FOOTBALL_KEY, env.FOOTBALL_DATA_ORG_KEY, env.FOOTBALL_CSV_DIR, env.ODDS_API_KEY]
  const others = [env.OPEN_METEO_KEY, env.OPEN_METEO_FREE, env.AI_API_KEY, env.STRIPE_SECRET_KEY, env.SMTP_URL]
  const isAlone = [...services, ...others].every((setting) => setting === undefined)
  return isAlone && env.DEMO_PAST === 'on' && env.PROVIDERS === 'auto' && demoAccessFor(env) !== null
}

export type PastOptions = { now?: Date; pastDays?: number }

/** Null when there was nothing to play. A database without a past of ours is left alone. */
export async function playDemoPast(
  env: Env,
  { now = new Date(), pastDays = PAST_DAYS }: PastOptions = {},
): Promise<PlayReport | null> {
  const unlock = lockFolder(env.DATA_DIR) // refuses while a server is using the folder
  try {
    const yesterday = addDays(dateInSaoPaulo(new Date(now.getTime() - DAY_BEGINS_MS)), -1)
    const place = databaseFolder(env.DATA_DIR)
    if (!existsSync(place)) return await playAnew(env, { first: addDays(yesterday, 1 - pastDays), to: yesterday })
    const state = readDemoState(demoStateFile(env.DATA_DIR))
    const days = state && daysSince(state, yesterday)
    return days && (await playInThread({ ...orderFor(env, place, days), longestMs: CATCH_UP_MS }))
  } finally {
    unlock()
  }
}

/** Played beside its place and moved there when it is whole: a start that was cut short begins again. */
async function playAnew(env: Env, { first, to }: { first: string; to: string }): Promise<PlayReport> {
  const place = databaseFolder(env.DATA_DIR)
  const draft = `${place}.playing`
  await rm(draft, { recursive: true, force: true })
  try {
    const report = await playInThread(orderFor(env, draft, { first, from: first, to }))
    await rename(draft, place)
    return report
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Null when the last day played is yesterday already, or the clock was set back. */
function daysSince({ firstDay: first, playedTo }: DemoState, yesterday: string): PastDays | null {
  const [next, earliest] = [addDays(playedTo, 1), addDays(yesterday, 1 - CATCH_UP_DAYS)]
  const from = next < earliest ? earliest : next
  return from <= yesterday ? { first, from, to: yesterday } : null
}

const orderFor = (env: Env, folder: string, days: PastDays) => ({
  env,
  authSecret: authSecret(env),
  databaseFolder: folder,
  stateFile: demoStateFile(env.DATA_DIR),
  days,
  longestMs: null,
})
