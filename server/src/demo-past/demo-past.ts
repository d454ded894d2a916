import { existsSync, readdirSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isDemoInstallation } from '#capabilities/identity/index.ts'
import { dateInSaoPaulo } from '#platform/clock/clock.ts'
import { databaseFolder } from '#platform/db/embedded.ts'
import { lockFolder } from '#platform/db/folder-lock.ts'
import type { Env } from '#platform/env/env.ts'
import { StartupError } from '#platform/errors/errors.ts'
import { authSecret } from '#platform/session/auth-secret.ts'
import { type DemoState, demoStateFile, readDemoState, writeDemoState } from './demo-state.ts'
import { type PlayOrder, type PlayReport, playInThread } from './play-in-thread.ts'
import type { PastDays } from './played-day.ts'
import { addDays, momentOf } from './stage.ts'

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
export async function ensureDemoPast(env: Env, say: (line: string) => void): Promise<'played' | 'nothing' | 'failed'> {
  if (!hasDemoPast(env)) return 'nothing'
  const startedMs = performance.now()
  if (!existsSync(databaseFolder(env.DATA_DIR)))
    say(`First start: the demo’s last ${PAST_DAYS} days are played, which takes most of a minute.`)
  try {
    const played = await playDemoPast(env)
    if (!played) return 'nothing'
    say(`Played ${played.days} days of the demo in ${Math.round((performance.now() - startedMs) / 1000)} s.`)
    return 'played'
  } catch (error) {
    if (error instanceof StartupError) throw error
    say(`The demo’s past could not be played: ${error instanceof Error ? error.message : 'unknown reason'}`)
    return 'failed'
  }
}

/** Each of these brings something of the outside world in, which the cast would ask, mail, pay or tell of its made-up days. */
export const OUTSIDE_SETTINGS = [
  ...(['FOOTBALL_SOURCE', 'API_FOOTBALL_KEY', 'FOOTBALL_DATA_ORG_KEY', 'FOOTBALL_CSV_DIR', 'ODDS_API_KEY'] as const),
  ...(['OPEN_METEO_KEY', 'OPEN_METEO_FREE', 'AI_API_KEY', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'LOG_WITNESS_URL'] as const),
] satisfies (keyof Env)[]

export function hasDemoPast(env: Env): boolean {
  const isAlone = OUTSIDE_SETTINGS.every((name) => env[name] === undefined)
  return isAlone && env.DEMO_PAST === 'on' && env.PROVIDERS === 'auto' && isDemoInstallation(env)
}

/** Why nothing was played, for somebody who asked for a past. */
export function whyNoPast(env: Env): string {
  if (!hasDemoPast(env))
    return 'No past was played: DEMO_PAST is off, PROVIDERS is strict, or a key or address of a real service is set.'
  return readDemoState(demoStateFile(env.DATA_DIR))
    ? 'The demo’s past reaches to yesterday already.'
    : `The database in ${env.DATA_DIR} has no past of the demo and gets none; npm run reset makes room for a new one.`
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
    const stateFile = demoStateFile(env.DATA_DIR)
    // Whatever the hour of the start: all that is played lies before it, so that the same day gives the same demo.
    const present = new Date(momentOf(addDays(yesterday, 1), '00:00').getTime() + DAY_BEGINS_MS)
    const stage = { env, authSecret: authSecret(env), present }
    if (!existsSync(place)) {
      const first = addDays(yesterday, 1 - pastDays)
      await rm(stateFile, { force: true }) // of a database that was taken away
      const report = await playAnew(place, { ...stage, days: { first, from: first, to: yesterday } })
      writeDemoState(stateFile, { firstDay: first, playedTo: yesterday })
      return report
    }
    const state = readDemoState(stateFile)
    if (!state || state.playedTo >= yesterday) return null // played already, or the clock was set back
    const lastUse = lastWriteTo(place)
    const days = daysSince(state, lastUse, yesterday)
    const order = { ...stage, stateFile, databaseFolder: place, days, lastUse, longestMs: CATCH_UP_MS }
    // Where somebody was served today already, only what is left until now can be played in.
    return await playInThread(lastUse < present ? order : { ...order, present: now })
  } finally {
    unlock()
  }
}

type NewPast = Pick<PlayOrder, 'env' | 'authSecret' | 'present' | 'days'>

/** Where a past is played until it is whole. */
export const draftOf = (place: string) => `${place}.playing`

/** Played beside its place and moved there when it is whole: a start that was cut short begins again. */
async function playAnew(place: string, past: NewPast): Promise<PlayReport> {
  const draft = draftOf(place)
  await rm(draft, { recursive: true, force: true })
  try {
    const order = { ...past, stateFile: null, databaseFolder: draft, lastUse: new Date(0), longestMs: null }
    const report = await playInThread(order)
    await rename(draft, place)
    return report
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** A served database writes every minute, and first of all into its log. */
function lastWriteTo(place: string): Date {
  const log = join(place, 'pg_wal')
  const times = readdirSync(log).map((name) => statSync(join(log, name)).mtimeMs)
  return new Date(Math.max(0, ...times))
}

/** Days on which the product was served were lived and are not played, but for the last, so that today is full. */
function daysSince({ firstDay: first, playedTo }: DemoState, lastUse: Date, yesterday: string): PastDays {
  const usedOn = dateInSaoPaulo(lastUse)
  const [from = yesterday] = [addDays(playedTo, 1), addDays(yesterday, 1 - CATCH_UP_DAYS), usedOn].toSorted().slice(-1)
  return { first, from: from < yesterday ? from : yesterday, to: yesterday }
}
